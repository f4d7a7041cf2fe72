import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

/** Shown when the other side acted while an answer was being written; what was written stays [NEGO-14]. */
export function MovedOn({ status, onCatchUp }: { status: string; onCatchUp: () => void }) {
  return (
    <Notice
      tone="attention"
      title="Penawaran sudah diperbarui"
      action={
        <Button size="sm" variant="secondary" onClick={onCatchUp}>
          Lanjutkan
        </Button>
      }
    >
      Status sekarang: {status}.
    </Notice>
  )
}

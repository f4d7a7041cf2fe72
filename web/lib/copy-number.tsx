import { inGroups } from '#domain/format.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/action/button.tsx'

/** Takes the number of an account along, beside where it is read [PAY-1]. */
export function CopyNumber({ number }: { number: string }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      data-print="hide"
      aria-label={`Salin nomor ${inGroups(number)}`}
      onClick={() =>
        void copyText(number, { done: 'Nomor disalin', failed: 'Nomor tidak dapat disalin. Salin sendiri.' })
      }
    >
      Salin
    </Button>
  )
}

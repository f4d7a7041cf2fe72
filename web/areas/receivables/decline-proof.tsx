import { formatRupiah } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import type { Proof } from '#domain/receivables/codec.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useAsked } from '#web/lib/use-asked.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'

/** Declines a proof of payment with a reason, which the buyer reads [PAY-1]. */
export function DeclineProof({ proof }: { proof: Proof }) {
  const { asking, asked, ask, close } = useAsked<'decline', Proof>(proof)
  const decline = useAct('pusat-seller/pembayaran/bukti/tolak', { done: 'Bukti ditolak', refreshes: ['order'] })
  const form = useCallForm(decline, {
    start: { alasan: '' },
    body: ({ alasan }) => ({ bukti_id: asked.id, versi: asked.version, alasan }),
    onClose: close,
  })
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => ask('decline')}>
        Tolak
      </Button>
      <TextDialog
        open={asking === 'decline'}
        onClose={close}
        title="Tolak bukti pembayaran?"
        description={`Pembayaran ${formatRupiah(asked.amount)} tidak dicatat, dan pembeli diberi tahu.`}
        form={form}
        name="alasan"
        label="Alasan"
        hint="Alasan ini dibaca oleh pembeli."
        longest={LONGEST.orderReason}
        confirmLabel="Tolak bukti"
        tone="danger"
      />
    </>
  )
}

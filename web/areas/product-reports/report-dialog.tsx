import type { BodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import { LONGEST } from '#domain/limits.ts'
import { complaintReasonLabel, complaintReasons } from '#domain/product-reports/reason.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { SelectField, TextareaField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'

interface Props {
  open: boolean
  product: { id: number; name: string }
  onClose: () => void
}

type Reason = BodyOf<CallAt<'produk/lapor'>>['reason']

const options = complaintReasons.map((reason) => ({
  value: reason,
  label: complaintReasonLabel(reason),
}))

/** Reports a product to the administrators, with why [ADM-3]. */
export function ReportDialog({ open, product, onClose }: Props) {
  const act = useAct('produk/lapor', { done: 'Laporan terkirim. Anda diberi tahu setelah ditinjau.' })
  const form = useCallForm(act, {
    start: { reason: '' as Reason, text: '' },
    body: ({ reason, text }) => ({ productId: product.id, reason, text }),
    onClose,
  })
  return (
    <FormModal
      open={open}
      size="sm"
      title="Laporkan produk"
      description={`Administrator meninjau laporan Anda tentang ${product.name}. Seller tidak diberi tahu siapa yang melaporkan.`}
      confirmLabel="Kirim laporan"
      working={form.working}
      onSend={form.send}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <SelectField form={form} name="reason" label="Alasan" placeholder="Pilih alasannya" options={options} />
        <TextareaField
          form={form}
          name="text"
          label="Jelaskan"
          hint="Misalnya bagian yang salah, atau bagaimana Anda mengetahuinya."
          maxLength={LONGEST.complaint}
        />
      </div>
    </FormModal>
  )
}

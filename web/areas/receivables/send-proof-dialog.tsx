import { typedAmount } from '#domain/number-text.ts'
import type { ShownMoney } from '#domain/receivables/codec.ts'
import { FileField } from '#web/areas/companies/public.ts'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { AmountField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { useSendProof } from './use-send-proof.ts'

/** Shows the seller that an order was paid: how much, when, and the document of the bank [PAY-1]. */
export function SendProofDialog({ money, onClose }: { money: ShownMoney; onClose: () => void }) {
  const { form, progress } = useSendProof(money, onClose)
  const { errors } = form.formState
  return (
    <FormModal
      open
      onClose={onClose}
      size="sm"
      title="Kirim bukti pembayaran"
      description="Seller diberi tahu, memeriksa rekeningnya, lalu mencatat pembayaran Anda."
      confirmLabel="Kirim bukti"
      cancelLabel="Batal"
      working={progress !== null}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <AmountField
          form={form}
          name="jumlah"
          label="Jumlah yang dibayar"
          read={typedAmount}
          leading={<span className="ps-1 text-sm">Rp</span>}
          className="num"
        />
        <Field label="Tanggal pembayaran" error={errors.tanggal?.message}>
          <DayInput {...form.register('tanggal')} />
        </Field>
        <FileField label="Bukti transfer" hint="Hanya perusahaan Anda dan seller ini yang melihatnya." form={form} />
        {progress !== null && <ProgressBar label="Mengunggah bukti" value={progress} />}
      </div>
    </FormModal>
  )
}

import { confirmFirst } from '#web/lib/form/confirm-first.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { percentOf, usePriceAct } from './price-act.ts'
import type { PercentDialogProps } from './price-dialogs.tsx'
import { dearerBy, usePriceFall } from './use-price-fall.tsx'

/** Raises or lowers all prices of a customer's list [SHOP-3]. */
export function PercentForm({ open, list, onClose }: PercentDialogProps) {
  const act = usePriceAct('pusat-seller/daftar-harga/persen', 'Semua harga di daftar diubah')
  const fall = usePriceFall()
  const form = useCallForm(
    confirmFirst(act, ({ percent }) => fall.askForPercent(String(percent), dearerBy(String(percent), list.room))),
    {
      start: { percent: '' },
      body: ({ percent }) => ({ id: list.id, version: list.version, percent: percentOf(percent) ?? '' }),
      keep: true,
      answered: onClose,
    },
  )
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title="Naikkan atau turunkan harga"
      description={`${list.name} · ${list.customer}: harga ${list.products} produk berubah sekaligus.`}
      size="sm"
      confirmLabel="Ubah semua harga"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <TextField
        form={form}
        name="percent"
        label="Persentase"
        hint="Misalnya 5 untuk naik, -2,5 untuk turun."
        className="num"
        maxLength={7}
        trailing={<span className="pe-2">%</span>}
      />
      {fall.question}
    </FormModal>
  )
}

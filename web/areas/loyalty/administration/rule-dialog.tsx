import type { PointRule } from '#domain/loyalty/contract-administration.ts'
import { readAmount, shownQuantity, typedAmount } from '#domain/number-text.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { AmountField, TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { pointDeskQuery } from './queries.ts'

interface Props {
  /** As it was when the dialog was opened. */
  rule: PointRule
  onClose: () => void
}

/** Changes how points are earned from now on [ADM-5]. */
export function RuleDialog({ rule, onClose }: Props) {
  const save = useAct('admin/poin/aturan/simpan', {
    done: 'Aturan poin tersimpan',
    shows: pointDeskQuery,
    refreshes: ['admin/poin/lihat'],
  })
  const form = useCallForm(save, {
    start: {
      rupiahPerPoint: shownQuantity(String(rule.rupiahPerPoint)),
      lastMonths: String(rule.lastMonths),
    },
    body: ({ rupiahPerPoint, lastMonths }) => ({
      version: rule.version,
      rupiahPerPoint: readAmount(rupiahPerPoint) ?? rupiahPerPoint,
      lastMonths: lastMonths.trim(),
    }),
    onClose,
  })
  return (
    <FormModal
      open
      onClose={onClose}
      title="Ubah aturan poin"
      description="Berlaku untuk pesanan yang selesai mulai sekarang. Poin yang sudah diperoleh tetap, begitu juga masa berlakunya."
      confirmLabel="Simpan aturan"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField
          form={form}
          name="rupiahPerPoint"
          read={typedAmount}
          digits={10}
          label="Nilai barang untuk 1 poin"
          leading={<span className="ps-1 text-sm">Rp</span>}
          className="num"
        />
        <TextField
          form={form}
          name="lastMonths"
          label="Poin berlaku"
          inputMode="numeric"
          maxLength={2}
          trailing="bulan"
        />
      </div>
    </FormModal>
  )
}

import type { PointRule } from '#domain/loyalty/codec-administration.ts'
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
      rupiah_per_poin: shownQuantity(String(rule.rupiahPerPoint)),
      berlaku_bulan: String(rule.lastMonths),
    },
    body: ({ rupiah_per_poin, berlaku_bulan }) => ({
      versi: rule.version,
      rupiah_per_poin: readAmount(rupiah_per_poin) ?? rupiah_per_poin,
      berlaku_bulan: berlaku_bulan.trim(),
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
          name="rupiah_per_poin"
          read={typedAmount}
          digits={10}
          label="Nilai barang untuk 1 poin"
          leading={<span className="ps-1 text-sm">Rp</span>}
          className="num"
        />
        <TextField
          form={form}
          name="berlaku_bulan"
          label="Poin berlaku"
          inputMode="numeric"
          maxLength={2}
          trailing="bulan"
        />
      </div>
    </FormModal>
  )
}

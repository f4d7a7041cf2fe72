import { formatQuantity } from '#domain/format.ts'
import { readQuantity, shownQuantity, typedQuantity } from '#domain/numbers/number-text.ts'
import type { Lot } from '#domain/stock/shapes.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { AmountField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { CountModal, useStockAct } from './count-modal.tsx'
import { blankLot, LotFields, lotBody, lotFaults } from './lot-fields.tsx'
import type { StockDialogProps } from './stock-dialog.tsx'

/** Puts goods that no lot holds into a new one [SHOP-5]. */
export function AddLotForm({ open, product, onClose }: StockDialogProps) {
  const act = useStockAct('pusat-seller/stok/lot/tambah', 'Lot ditambahkan')
  const form = useCallForm(act, {
    start: { units: shownQuantity(product.loose), ...blankLot },
    body: ({ units, ...typed }) => ({
      productId: product.id,
      units: readQuantity(units) ?? '',
      previousLoose: product.loose,
      ...lotBody(typed),
    }),
    faults: lotFaults,
    onClose,
  })
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title="Tambah lot"
      description={`${product.name} · belum masuk lot ${formatQuantity(product.loose)} ${product.unit}`}
      confirmLabel="Tambah lot"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <LotFields form={form} />
        <AmountField form={form} name="units" label="Jumlah di lot ini" read={typedQuantity} trailing={product.unit} />
      </div>
    </FormModal>
  )
}

/** Sets how much a lot holds, as counted [SHOP-5]. */
export function CorrectLotForm({ open, product, lot, onClose }: StockDialogProps & { lot: Lot }) {
  const act = useStockAct('pusat-seller/stok/lot/koreksi', 'Isi lot diubah')
  const form = useCallForm(act, {
    start: { units: shownQuantity(lot.units), reason: '' },
    body: ({ units, reason }) => ({
      productId: product.id,
      lotId: lot.id,
      units: readQuantity(units) ?? '',
      previousUnits: lot.units,
      reason,
    }),
    keep: true,
    onClose,
  })
  return (
    <CountModal
      open={open}
      product={product}
      onClose={onClose}
      form={form}
      title={`Ubah isi lot ${lot.number}`}
      label="Isi lot"
      hint="Nol bila lot ini habis atau dimusnahkan."
      example="Misalnya: rusak di gudang"
    />
  )
}

import { readQuantity, shownQuantity, typedQuantity } from '#domain/number-text.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { AmountField, TextField } from '#web/ui/form/form-fields.tsx'
import { isLeadDays, NO_LEAD_DAYS } from './lead-days.ts'
import { useStockAct } from './stock-act.ts'
import type { StockAsked } from './stock-dialog.tsx'
import { StockModal } from './stock-modal.tsx'

/** Whether orders beyond the stock are taken, with the lead time that buyers accept [SHOP-6]. */
export function LeadTimeForm({ open, product, onClose }: StockAsked) {
  const act = useStockAct('pusat-seller/stok/melebihi', 'Pesanan melebihi stok disimpan', 'Pesanan melebihi stok')
  const form = useCallForm(act, {
    start: {
      terima: product.leadDays !== null,
      leadDays: product.leadDays === null ? '' : String(product.leadDays),
      mostBeyond: shownQuantity(product.mostBeyond),
    },
    body: ({ terima, leadDays, mostBeyond }) => ({
      productId: product.id,
      leadDays: terima ? leadDays.trim() : null,
      mostBeyond: terima ? readQuantity(mostBeyond) : null,
    }),
    faults: ({ terima, leadDays }) => ({
      ...(terima && !isLeadDays(leadDays) && { leadDays: NO_LEAD_DAYS }),
    }),
    keep: true,
    onClose,
  })
  const isOn = form.watch('terima')
  return (
    <StockModal open={open} product={product} onClose={onClose} form={form} title="Pesanan melebihi stok">
      <div className="grid gap-4">
        <Checkbox
          label="Terima pesanan melebihi stok"
          hint="Pembeli melihat waktu tunggunya dan menyetujuinya saat memesan."
          {...form.register('terima')}
        />
        {isOn && (
          <>
            <TextField
              form={form}
              name="leadDays"
              label="Waktu tunggu (hari kerja)"
              hint="Setelah pesanan dikonfirmasi."
              inputMode="numeric"
              maxLength={2}
              autoComplete="off"
            />
            <AmountField
              form={form}
              name="mostBeyond"
              label="Paling banyak melebihi stok"
              optional
              hint="Semua pesanan bersama. Kosongkan bila tidak dibatasi."
              read={typedQuantity}
              trailing={product.unit}
            />
          </>
        )}
      </div>
    </StockModal>
  )
}

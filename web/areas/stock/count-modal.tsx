import type { ReactNode } from 'react'
import type { PlainPath } from '#domain/contract.ts'
import { LONGEST } from '#domain/limits.ts'
import { typedQuantity } from '#domain/numbers/number-text.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import type { CallForm } from '#web/lib/form/use-call-form.ts'
import { AmountField, TextField } from '#web/ui/form/form-fields.tsx'
import type { StockDialogProps } from './stock-dialog.tsx'
import { StockModal } from './stock-modal.tsx'

interface Props extends StockDialogProps {
  form: CallForm<{ units: string; reason: string }>
  title: ReactNode
  label: string
  hint: string
  /** An example of a reason. */
  example: string
}

/** Asks for the counted stock, and why it differs from the recorded one [SHOP-5]. */
export function CountModal({ open, product, onClose, form, title, label, hint, example }: Props) {
  return (
    <StockModal open={open} product={product} onClose={onClose} form={form} title={title}>
      <div className="grid gap-4">
        <AmountField form={form} name="units" label={label} hint={hint} read={typedQuantity} trailing={product.unit} />
        <TextField form={form} name="reason" label="Alasan" placeholder={example} maxLength={LONGEST.stockReason} />
      </div>
    </StockModal>
  )
}

/** An act on a stock; list, detail and movements follow it. @param what could not be stored, where it fails */
export function useStockAct<const Path extends PlainPath>(path: Path, done: string, what = 'Stok') {
  return useAct(path, {
    done,
    failed: `${what} belum tersimpan. Periksa koneksi Anda, lalu coba lagi.`,
    refreshes: [
      'pusat-seller/stok/daftar',
      'pusat-seller/stok/detail',
      'pusat-seller/stok/gerakan',
      'pusat-seller/produk/daftar',
    ],
  })
}

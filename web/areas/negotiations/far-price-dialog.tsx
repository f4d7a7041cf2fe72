import type { DecimalText } from '#domain/money.ts'
import { differencePercent } from '#domain/negotiations/difference.ts'
import { Amount } from '#web/lib/amount.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { formatPercent } from './format-percent.ts'

interface Props {
  open: boolean
  price: DecimalText
  listPrice: DecimalText
  /** 'kg' */
  unit: string
  working?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks once more about a price that is far from the list price: a digit may be missing or too many [NEGO-15]. */
export function FarPriceDialog({ price, listPrice, unit, ...dialog }: Props) {
  return (
    <ConfirmDialog {...dialog} title="Harga sudah benar?" confirmLabel="Ya, sudah benar" cancelLabel="Periksa lagi">
      <strong className="num font-semibold text-ink">
        <Amount of={price} /> / {unit}
      </strong>{' '}
      jauh dari harga produk <Amount of={listPrice} /> ({formatPercent(differencePercent(price, listPrice))}).
    </ConfirmDialog>
  )
}

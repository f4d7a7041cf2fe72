import type { OwnProduct } from '#domain/catalogue/codec-selling.ts'
import { formatQuantity } from '#domain/format.ts'
import { cx } from '#web/ui/cx.ts'
import { editableClass } from './editable-class.ts'

interface Props {
  product: OwnProduct
  /** Opens the dialog in which the stock is changed, with its reason. */
  onAsk: () => void
}

/** What may be sold of a product, beside what orders hold and what is expected; who may change it presses it [SHOP-2, SHOP-5]. */
export function StockCell({ product, onAsk }: Props) {
  const { stock, unit, available, name, can } = product
  const besides = besidesOf(product)
  const text = `${formatQuantity(stock)} ${unit}`
  const tone = cx(!available && 'font-semibold text-danger')
  if (!can.stock.allowed) {
    return (
      <>
        <span className={tone}>{text}</span>
        {besides}
      </>
    )
  }
  return (
    <>
      <button
        type="button"
        aria-label={`Ubah stok ${name}, sekarang ${text}`}
        onClick={onAsk}
        className={cx(editableClass, tone)}
      >
        {text}
      </button>
      {besides}
    </>
  )
}

/** What is not free, but there for orders, or on its way. */
function besidesOf({ reserved, expected, unit }: OwnProduct) {
  const told = [
    ...(reserved === '0' ? [] : [`dipesan ${formatQuantity(reserved)} ${unit}`]),
    ...(expected === '0' ? [] : [`ditunggu ${formatQuantity(expected)} ${unit}`]),
  ]
  return told.map((text) => (
    <span key={text} className="block whitespace-nowrap text-xs text-mute">
      {text}
    </span>
  ))
}

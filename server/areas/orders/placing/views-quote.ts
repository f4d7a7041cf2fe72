import { weekdaysText } from '#domain/days/weekdays.ts'
import { quantityText } from '#domain/money.ts'
import { creditObstacle } from '#domain/orders/amounts/credit.ts'
import type { Quote, QuotedSeller } from '#domain/orders/shapes-quote.ts'
import { creditLeft } from '#domain/subscriptions/payment-type.ts'
import { pictureUrl } from '#server/areas/catalogue/public.ts'
import type { ValidatedVoucher } from './choose-vouchers.ts'
import type { QuotedLine, SellerQuote } from './quote.ts'
import type { ShownQuote } from './quote-checkout.ts'

/** checkout/rincian: what the ticked lines cost now [ORDER-1]. */
export function quoteView(quote: ShownQuote) {
  return {
    ...quote,
    sellers: quote.sellers.map((one) => sellerView(one, quote)),
    vouchers: quote.vouchers.map(voucherView),
  }
}

function voucherView({ voucher, obstacle }: ShownQuote['vouchers'][number]): Quote['vouchers'][number] {
  return { ...voucher, validUntil: voucher.validUntil.toISOString(), obstacle: obstacle?.sentence ?? null }
}

function shopVoucherView({ voucher, discount, obstacle }: ValidatedVoucher): QuotedSeller['vouchers'][number] {
  const { id, code, title, minGoods, lastDay } = voucher
  return { id, code, title, minGoods, lastDay, discount, obstacle: obstacle?.sentence ?? null }
}

function sellerView(
  { seller, paymentTypes, lines, amounts, shipping, delivery, closed, pickup, shopVoucherId, obstacle }: SellerQuote,
  { creditOf, dueDayOf, shopVouchers }: Pick<ShownQuote, 'creditOf' | 'dueDayOf' | 'shopVouchers'>,
): QuotedSeller {
  return {
    ...seller,
    isTaxed: seller.isPkp,
    paymentTypes: paymentTypes.map(({ code, label }) => ({
      code,
      label,
      creditLeft: creditLeft(creditOf(seller.id, code)),
      dueDay: dueDayOf(seller.id, code),
      obstacle: creditObstacle(creditOf(seller.id, code), amounts.total, seller.name)?.sentence ?? null,
    })),
    lines: lines.map(lineView),
    vouchers: (shopVouchers.get(seller.id) ?? []).map(shopVoucherView),
    voucherId: shopVoucherId,
    amounts,
    shippingNote: shipping.explanation,
    pickup: delivery.pickup,
    isFetched: pickup !== null,
    deliveryDays: weekdaysText(delivery.weekdays),
    weekdays: [...delivery.weekdays],
    holidays: [...(pickup === null ? delivery.holidays : closed)],
    obstacle: obstacle?.sentence ?? null,
  }
}

function lineView({
  id,
  product,
  units,
  unitPrice,
  normalPrice,
  step,
  nego,
  later,
  readyBy,
  expected,
  amounts,
}: QuotedLine): QuotedSeller['lines'][number] {
  return {
    ...product,
    id,
    picture: pictureUrl(product.productId, product),
    packWeight: quantityText(product.packWeight),
    units: quantityText(units),
    price: unitPrice,
    normalPrice,
    step,
    agreedNotice: nego?.effect?.notice ?? null,
    expected,
    later: later && readyBy ? { ...later, readyBy } : null,
    subtotal: unitPrice === null ? null : amounts.amount,
    discount: amounts.discount,
    tax: amounts.tax,
  }
}

import { formatRupiah } from '#domain/format.ts'
import type { Reward } from '#domain/loyalty/contract.ts'
import { paidOf } from '#domain/loyalty/voucher.ts'
import { amountText, type DecimalText, decimal, isMore } from '#domain/money.ts'
import { netGoods } from '#domain/orders/amounts/amounts.ts'
import type { Quote } from '#domain/orders/shapes-quote.ts'

/**
 * The loss where a voucher pays less than it could, as it is used in one checkout; null where it pays all [ORDER-1].
 */
export function forfeitWords(amount: DecimalText, quote: Quote): string | null {
  const paid = paidOf(amount, goodsOf(quote))
  if (!isMore(amount, paid)) return null
  return `Hanya ${formatRupiah(paid)} yang terpakai di checkout ini; sisanya ${formatRupiah(amountText(decimal(amount).minus(paid)))} hangus.`
}

/** The effect of a voucher redeemed for points in the checkout, shown before redeeming [ORDER-1, REG-5]. */
export interface RedeemedHere {
  /** It is chosen for this checkout. */
  isUsed: boolean
  words: string | null
}

/** It is used here unless it cannot be, or another one that is chosen takes as much off. */
export function redeemedHere({ amount, minSpend }: Pick<Reward, 'amount' | 'minSpend'>, quote: Quote): RedeemedHere {
  const goods = goodsOf(quote)
  const sum = goods.reduce((all, one) => all.plus(one), decimal(0))
  if (isMore(minSpend, sum)) {
    return { isUsed: false, words: 'Nilai barang di checkout ini belum mencapai minimalnya: voucher disimpan.' }
  }
  const chosen = quote.vouchers.find(({ id }) => id === quote.voucherId)
  if (chosen && !isMore(paidOf(amount, goods), quote.discount)) {
    return {
      isUsed: false,
      words: `${chosen.title} tetap dipakai di checkout ini karena potongannya, ${formatRupiah(quote.discount)}, tidak lebih kecil; voucher baru disimpan.`,
    }
  }
  const replaced = chosen && `Menggantikan ${chosen.title} di checkout ini.`
  return { isUsed: true, words: [replaced, forfeitWords(amount, quote)].filter(Boolean).join(' ') || null }
}

function goodsOf({ sellers }: Quote): DecimalText[] {
  return sellers.map(({ amounts }) => netGoods(amounts))
}

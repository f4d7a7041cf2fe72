import { useQuery } from '@tanstack/react-query'
import { formatDay, formatRupiah } from '#domain/format.ts'
import { discountText } from '#domain/seller-vouchers/words.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { usableVouchersQuery } from './queries.ts'

/** The vouchers that a customer may use in a shop now; nothing where there are none [SELLER-1]. */
export function UsableVouchers({ sellerId, className }: { sellerId: string; className?: string }) {
  const { data: vouchers = [] } = useQuery(usableVouchersQuery(sellerId))
  if (vouchers.length === 0) return null
  return (
    <section aria-labelledby="voucher-toko" className={className}>
      <h2 id="voucher-toko" className="mb-4 text-xl">
        Voucher toko untuk Anda
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {vouchers.map((voucher) => (
          <li key={voucher.id} className={cx(cardClass, 'px-4 py-3')}>
            <p className="num font-semibold text-primary">{withAmounts(`Potongan ${discountText(voucher)}`)}</p>
            <p className="mt-0.5 text-sm font-medium wrap-anywhere">{voucher.title}</p>
            <p className="num mt-0.5 text-xs text-mute">
              {withAmounts(
                [
                  ...(Number(voucher.minGoods) > 0 ? [`min. belanja ${formatRupiah(voucher.minGoods)}`] : []),
                  `s.d. ${formatDay(voucher.lastDay)}`,
                  'dipilih saat checkout',
                ].join(' · '),
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

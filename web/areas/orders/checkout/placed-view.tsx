import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Amount } from '#web/lib/amount.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { orderPath } from '../paths.ts'
import { placedQuery } from '../queries.ts'

/** The orders placed or submitted with a key: their numbers, sellers, and next steps [ORDER-2, ROLE-10]. */
export function PlacedView({ requestKey }: { requestKey: string }) {
  const { data } = useSuspenseQuery(placedQuery(requestKey))
  const { orders, waiting } = data
  return (
    <div className="mx-auto max-w-180 py-10 sm:py-14">
      <Card className="overflow-hidden">
        <div className="flex flex-col items-center px-6 pb-7 pt-9 text-center">
          <span className="grid size-14 place-items-center rounded-full bg-success-tint text-success">
            <Icon name="check" size={28} className="stroke-[2.4]" />
          </span>
          <h1 className="mt-4 text-2xl">
            {orders.length > 1 ? `${orders.length} pesanan` : 'Pesanan'} telah {waiting ? 'diajukan' : 'dibuat'}
          </h1>
          <p className="mt-2 max-w-105 text-mute">
            {waiting
              ? 'Rekan yang berwenang telah diberi tahu. Seller menerima pesanan setelah disetujui.'
              : 'Seller akan memeriksa dan mengonfirmasi pesanan Anda.'}{' '}
            Perkembangannya dapat Anda ikuti di Daftar Transaksi.
          </p>
        </div>
        <ul className="divide-y divide-line border-y border-line">
          {orders.map((order) => (
            <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3.5">
              <span className="min-w-0">
                <Link to={orderPath(order.id)} className="text-link num">
                  {order.number}
                </Link>
                <span className="block text-sm text-mute">{order.sellerName}</span>
              </span>
              <strong className="num font-semibold">
                <Amount of={order.total} />
              </strong>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-center gap-3 px-5 py-5">
          <Link to="/transaksi/daftar-transaksi" className={buttonClass()}>
            Lihat Daftar Transaksi
          </Link>
          <Link to="/produk" className={buttonClass({ variant: 'secondary' })}>
            Belanja lagi
          </Link>
        </div>
      </Card>
    </div>
  )
}

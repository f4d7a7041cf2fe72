import { Link } from 'react-router'
import type { Placed } from '#domain/orders/codec.ts'
import { Amount } from '#web/lib/amount.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { orderPath } from './paths.ts'

/** The placed or submitted orders: their numbers, and what happens next [ROLE-10]. */
export function PlacedView({ orders, waiting }: Placed) {
  return (
    <div className="mx-auto max-w-180 py-10 sm:py-14">
      <Card className="overflow-hidden">
        <div className="flex flex-col items-center px-6 pb-7 pt-9 text-center">
          <span className="grid size-14 place-items-center rounded-full bg-success-tint text-success">
            <Icon name="check" size={28} className="stroke-[2.4]" />
          </span>
          {/* announces the change of page to screen readers */}
          <h1 ref={focus} tabIndex={-1} className="mt-4 text-2xl">
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
              <Link to={orderPath(order.id)} className="text-link num">
                {order.number}
              </Link>
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

function focus(heading: HTMLHeadingElement | null) {
  heading?.focus()
}

import type { ReactNode } from 'react'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import type { SellerNegotiation } from '#domain/negotiations/shapes.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDate } from '#web/lib/dates.ts'
import { panelRowClass } from '../step-rows.tsx'

/** This buyer's earlier negotiations and orders: of this product one by one, of everything as a sum [SELLER-4]. */
export function BuyerHistory({ negotiation }: { negotiation: SellerNegotiation }) {
  const { buyer, unit } = negotiation
  return (
    <div className="mt-4 border-t border-line pt-3.5">
      <h3 className="text-sm">Riwayat pembeli</h3>
      <ul className="num mt-1 text-sm">
        <li className={panelRowClass}>
          <span className="text-mute">12 bulan</span>
          <span className="min-w-0">
            {buyer.orders > 0 ? `${buyer.orders} pesanan` : 'Belum ada pesanan'}
            {buyer.orders > 0 && <span className="block text-xs text-mute">sebelum nota kredit</span>}
          </span>
          <span className="font-semibold">{buyer.orders > 0 && <Amount of={buyer.total} />}</span>
        </li>
        {buyer.negos.map((past) => (
          <Row key={past.id} when={past.at} price={past.price}>
            Nego {past.stateLabel}
            <span className="block text-xs text-mute">
              {formatQuantity(past.units)} {unit}
            </span>
          </Row>
        ))}
        {buyer.purchases.map((order) => (
          <Row key={order.number} when={order.at} price={order.price}>
            Pesanan {order.number}
            <span className="block text-xs text-mute">
              {formatQuantity(order.units)} {unit}
            </span>
          </Row>
        ))}
      </ul>
      {buyer.negos.length + buyer.purchases.length === 0 && (
        <p className="text-sm text-mute">Belum pernah menego atau memesan produk ini.</p>
      )}
    </div>
  )
}

function Row({ when, price, children }: { when: string; price: string; children: ReactNode }) {
  return (
    <li className={panelRowClass}>
      <span className="text-mute">{formatDate(when).replace(/ (\d\d)(\d\d)$/, ' $2')}</span>
      <span className="min-w-0">{children}</span>
      <span className="text-end font-semibold">{formatRupiah(price).replace('Rp ', '')}</span>
    </li>
  )
}

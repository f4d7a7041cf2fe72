import type { ReactNode } from 'react'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import type { SellerNegotiationDetail } from '#domain/negotiations/contract.ts'
import { formatDate } from '#web/lib/dates.ts'
import { panelRowClass } from '../step-rows.tsx'

/** What this buyer negotiated and ordered before: of this product line by line, of everything in a sum [SELLER-4]. */
export function BuyerHistory({ negotiation }: { negotiation: SellerNegotiationDetail }) {
  const { pembeli, produk_satuan: unit } = negotiation
  return (
    <div className="mt-4 border-t border-line pt-3.5">
      <h3 className="text-sm">Riwayat pembeli</h3>
      <ul className="num mt-1 text-sm">
        <li className={panelRowClass}>
          <span className="text-mute">12 bulan</span>
          <span>{pembeli.jumlah_pesanan > 0 ? `${pembeli.jumlah_pesanan} pesanan` : 'Belum ada pesanan'}</span>
          <span className="font-semibold">{pembeli.jumlah_pesanan > 0 && formatRupiah(pembeli.nilai_pesanan)}</span>
        </li>
        {pembeli.riwayat.map((past) => (
          <Row key={past.nego_id} when={past.tanggal} price={past.harga}>
            Nego {past.status_nama}
            <span className="block text-xs text-mute">
              {formatQuantity(past.jumlah_satuan)} {unit}
            </span>
          </Row>
        ))}
        {pembeli.pesanan_produk.map((order) => (
          <Row key={order.nomor} when={order.tanggal} price={order.harga}>
            Pesanan {order.nomor}
            <span className="block text-xs text-mute">
              {formatQuantity(order.jumlah_satuan)} {unit}
            </span>
          </Row>
        ))}
      </ul>
      {pembeli.riwayat.length + pembeli.pesanan_produk.length === 0 && (
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

import type { Ref } from 'react'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import type { SellerNegotiationDetail } from '#domain/negotiations/contract.ts'
import { formatDate } from '#web/lib/dates.ts'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { NegotiationStatePill } from '../state-pill.tsx'
import { TimeLeft } from '../time-left.tsx'

interface Props {
  negotiation: SellerNegotiationDetail
  headingRef: Ref<HTMLHeadingElement>
  /** When its time is over. */
  onOver: () => void
}

/** Who negotiates about what: the customer in one line, the product in another. */
export function InboxPanelHead({ negotiation: nego, headingRef, onOver }: Props) {
  return (
    <>
      <h2 ref={headingRef} tabIndex={-1} className="text-lg outline-offset-4">
        {nego.pembeli.nama}
      </h2>
      <p className="mt-0.5 text-sm text-mute">{customerWords(nego.pembeli)}</p>
      <div className="num mt-3 rounded-field bg-page px-3.5 py-2.5 text-sm">
        <p className="font-semibold">{nego.produk_nama}</p>
        <p className="text-mute">
          {formatQuantity(nego.jumlah_satuan)} {nego.produk_satuan} · harga {formatRupiah(nego.harga_awal)}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          <NegotiationStatePill state={nego.status} />
          {nego.deal && <StatusPill>harga kesepakatan</StatusPill>}
          {nego.berjalan && (
            <span className="text-xs text-mute">
              sisa <TimeLeft until={nego.berlaku_sampai} serverTime={nego.waktu_server} onOver={onOver} />
            </span>
          )}
        </p>
      </div>
    </>
  )
}

function customerWords({ kota, langganan_sejak, tipe_pembayaran }: SellerNegotiationDetail['pembeli']): string {
  const since = langganan_sejak && `Langganan sejak ${formatDate(langganan_sejak).replace(/^\d+ /, '')}`
  return [since, ...tipe_pembayaran, kota].filter(Boolean).join(' · ')
}

import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import type { NegotiationSummary } from '#domain/negotiations/contract.ts'
import { formatDate } from '#web/lib/dates.ts'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { OfferDifference } from '../offer-difference.tsx'
import { inboxPath } from '../paths.ts'
import { NegotiationStatePill } from '../state-pill.tsx'
import { TimeLeft } from '../time-left.tsx'

interface Props {
  negotiations: readonly NegotiationSummary[]
  selected: string | null
  onChoose: (negotiationId: string) => void
  /** When the time of one of them is over. */
  onOver: () => void
  empty: ReactNode
}

/** The link of a row, which the keyboard moves to. */
export function rowLinkId(negotiationId: string): string {
  return `nego-${negotiationId}`
}

/** The seller's negotiations, the most urgent first [SELLER-4]. */
export function InboxTable({ negotiations, selected, onChoose, onOver, empty }: Props) {
  return (
    <DataTable
      caption="Nego masuk"
      density="roomy"
      columns={columns(onChoose, onOver)}
      rows={negotiations}
      rowKey={(nego) => nego.nego_id}
      selectedKey={selected}
      onRowPress={(nego) => onChoose(nego.nego_id)}
      empty={empty}
    />
  )
}

function columns(onChoose: Props['onChoose'], onOver: () => void): Column<NegotiationSummary>[] {
  return [
    {
      key: 'sisa',
      title: 'Sisa',
      className: 'md:w-24 num',
      cell: (nego) =>
        nego.berjalan ? (
          <TimeLeft until={nego.berlaku_sampai} serverTime={nego.waktu_server} onOver={onOver} />
        ) : (
          <span className="whitespace-nowrap text-mute">{formatDate(nego.diajukan)}</span>
        ),
    },
    {
      key: 'pembeli',
      title: 'Pembeli · produk',
      onCard: 'heading',
      className: 'md:w-full',
      cell: (nego) => (
        <>
          <Link
            id={rowLinkId(nego.nego_id)}
            to={inboxPath(nego.nego_id)}
            onClick={(event) => chooseHere(event, () => onChoose(nego.nego_id))}
            className="font-semibold text-ink hover:underline"
          >
            {nego.pembeli_nama}
          </Link>
          <span className="block text-sm font-normal text-mute">{nego.produk_nama}</span>
          <span className="mt-1.5 flex flex-wrap gap-1.5">
            <NegotiationStatePill state={nego.status} />
            {nego.deal && <StatusPill>harga kesepakatan</StatusPill>}
          </span>
        </>
      ),
    },
    {
      key: 'jumlah',
      title: 'Jumlah',
      numeric: true,
      cell: (nego) => `${formatQuantity(nego.jumlah_satuan)} ${nego.produk_satuan}`,
    },
    { key: 'harga', title: 'Harga', numeric: true, cell: (nego) => withoutSign(nego.harga_awal) },
    {
      key: 'tawaran',
      title: 'Tawaran',
      numeric: true,
      cell: (nego) => (
        <>
          <span className="font-semibold">{withoutSign(nego.harga_terakhir)}</span>{' '}
          <OfferDifference percent={nego.selisih_persen} className="md:block" />
        </>
      ),
    },
  ]
}

/** In a column of prices the sign would only repeat itself. */
function withoutSign(amount: string): string {
  return formatRupiah(amount).replace('Rp ', '')
}

/** A press that asks for a new tab or window stays the link's own. */
function chooseHere(event: MouseEvent, choose: () => void) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  choose()
}

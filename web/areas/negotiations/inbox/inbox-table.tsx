import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import type { NegotiationSummary } from '#domain/negotiations/shapes.ts'
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
  /** Called when one of them reaches its end. */
  onExpired: () => void
  empty: ReactNode
}

/** Id of a row's link, which the keyboard moves to. */
export function rowLinkId(negotiationId: string): string {
  return `nego-${negotiationId}`
}

/** The seller's negotiations, most urgent first [SELLER-4]. */
export function InboxTable({ negotiations, selected, onChoose, onExpired, empty }: Props) {
  return (
    <DataTable
      caption="Nego masuk"
      // where the panel is not beside the list, nothing is chosen in it
      className="max-xl:[&_tr]:bg-transparent"
      density="roomy"
      columns={columns(onChoose, onExpired)}
      rows={negotiations}
      rowKey={(nego) => nego.id}
      selectedKey={selected}
      onRowPress={(nego) => onChoose(nego.id)}
      empty={empty}
    />
  )
}

function columns(onChoose: Props['onChoose'], onExpired: () => void): Column<NegotiationSummary>[] {
  return [
    {
      key: 'sisa',
      title: 'Sisa',
      className: 'md:w-24 num',
      cell: (nego) =>
        nego.running ? (
          <TimeLeft until={nego.validUntil} serverTime={nego.serverTime} onExpired={onExpired} />
        ) : (
          <span className="whitespace-nowrap text-mute">{formatDate(nego.submittedAt)}</span>
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
            id={rowLinkId(nego.id)}
            to={inboxPath(nego.id)}
            onClick={(event) => chooseHere(event, () => onChoose(nego.id))}
            className="font-semibold text-ink hover:underline"
          >
            {nego.buyerName}
          </Link>
          <span className="block text-sm font-normal text-mute">{nego.name}</span>
          <span className="mt-1.5 flex flex-wrap gap-1.5">
            <NegotiationStatePill state={nego.state} />
            {nego.deal && <StatusPill>harga kesepakatan</StatusPill>}
          </span>
        </>
      ),
    },
    {
      key: 'jumlah',
      title: 'Jumlah',
      numeric: true,
      cell: (nego) => `${formatQuantity(nego.units)} ${nego.unit}`,
    },
    { key: 'harga', title: 'Harga', numeric: true, cell: (nego) => <InColumn of={nego.listPrice} /> },
    {
      key: 'tawaran',
      title: 'Tawaran',
      numeric: true,
      cell: (nego) => (
        <>
          <span className="font-semibold">
            <InColumn of={nego.price} />
          </span>{' '}
          <OfferDifference percent={nego.difference} className="md:block" />
        </>
      ),
    },
  ]
}

/** In a column of prices, 'Rp' would only be repeated; on a card there is no column. */
function InColumn({ of }: { of: string }) {
  return (
    <>
      <span className="md:hidden">Rp </span>
      {formatRupiah(of).replace('Rp ', '')}
    </>
  )
}

/** Clicks for a new tab or window are left to the link. */
function chooseHere(event: MouseEvent, choose: () => void) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  choose()
}

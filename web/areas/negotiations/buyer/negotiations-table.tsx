import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { productPath } from '#domain/catalogue/address.ts'
import { formatQuantity } from '#domain/format.ts'
import type { NegotiationSummary } from '#domain/negotiations/shapes.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDate } from '#web/lib/dates.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { PicturedCell } from '#web/ui/list/pictured-cell.tsx'
import { Menu, MenuLink } from '#web/ui/overlay/menu.tsx'
import { AttemptsLeft } from '../attempts-left.tsx'
import { OfferDifference } from '../offer-difference.tsx'
import { negotiationPath } from '../paths.ts'
import { NegotiationStatePill } from '../state-pill.tsx'
import { TimeLeft } from '../time-left.tsx'

interface Props {
  negotiations: readonly NegotiationSummary[]
  /** Called when one of them reaches its end. */
  onExpired: () => void
  empty: ReactNode
}

/** A buyer's negotiations as a table: state, offer, time left [NEGO-9, NEGO-10]. */
export function NegotiationsTable({ negotiations, onExpired, empty }: Props) {
  const navigate = useNavigate()
  return (
    <DataTable
      caption="Daftar nego"
      className="[--table-head-top:4rem] lg:[--table-head-top:6.5rem]"
      columns={columns(onExpired)}
      rows={negotiations}
      rowKey={(nego) => nego.id}
      onRowPress={(nego) => void navigate(negotiationPath(nego.id))}
      actions={rowMenu}
      empty={empty}
    />
  )
}

function columns(onExpired: () => void): Column<NegotiationSummary>[] {
  return [
    {
      key: 'produk',
      title: 'Produk',
      onCard: 'heading',
      className: 'md:w-full md:max-w-0 md:min-w-40 lg:min-w-56',
      cell: (nego) => (
        <PicturedCell
          picture={nego.picture}
          name={
            <Link
              to={negotiationPath(nego.id)}
              className="block font-semibold text-primary hover:underline max-md:wrap-anywhere"
            >
              {nego.name}
            </Link>
          }
          note={
            <>
              {nego.sellerName} · <span className="whitespace-nowrap">{formatDate(nego.submittedAt)}</span>
            </>
          }
        />
      ),
    },
    { key: 'status', title: 'Status', cell: (nego) => <NegotiationStatePill state={nego.state} /> },
    {
      key: 'sisa',
      title: 'Sisa waktu',
      isEmpty: ({ running }) => !running,
      cell: (nego) =>
        nego.running ? (
          <TimeLeft until={nego.validUntil} serverTime={nego.serverTime} onExpired={onExpired} />
        ) : (
          <span className="text-mute">–</span>
        ),
    },
    {
      key: 'percobaan',
      title: 'Sisa percobaan',
      className: 'md:max-lg:hidden',
      isEmpty: ({ running }) => !running,
      cell: (nego) => (nego.running ? <AttemptsLeft left={nego.attemptsLeft} /> : <span className="text-mute">–</span>),
    },
    {
      key: 'jumlah',
      title: 'Jumlah',
      numeric: true,
      cell: (nego) => `${formatQuantity(nego.units)} ${nego.unit}`,
    },
    {
      key: 'harga',
      title: 'Harga awal',
      numeric: true,
      className: 'md:max-xl:hidden',
      cell: (nego) => <Amount of={nego.listPrice} />,
    },
    {
      key: 'tawaran',
      title: 'Tawaran',
      numeric: true,
      cell: (nego) => (
        <>
          <span className="font-semibold">
            <Amount of={nego.price} />
          </span>{' '}
          <OfferDifference percent={nego.difference} className="md:max-xl:block" />
        </>
      ),
    },
  ]
}

function rowMenu(nego: NegotiationSummary) {
  return (
    <Menu align="end" trigger={<IconButton icon="dots" size="dense" label={`Tindakan untuk nego ${nego.name}`} />}>
      <MenuLink icon="document" render={<Link to={negotiationPath(nego.id)} />}>
        Lihat detail nego
      </MenuLink>
      <MenuLink icon="box" render={<Link to={productPath(nego)} />}>
        Lihat produk
      </MenuLink>
    </Menu>
  )
}

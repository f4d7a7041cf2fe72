import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sentence } from '#domain/format.ts'
import { type DecimalText, isMore } from '#domain/money.ts'
import type { Movement } from '#domain/stock/shapes.ts'
import { movementWord } from '#domain/stock/stock-filter.ts'
import { formatDate, formatTime } from '#web/lib/dates.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { type MovementsFilter, movementsFilter, movementsQuery } from './queries.ts'
import { Units } from './units.tsx'

interface Props {
  productId: number
  unit: string
  filter: MovementsFilter
}

/** What changed a stock, newest first, read on by key [SHOP-5]. */
export function MovementsTable({ productId, unit, filter }: Props) {
  const { data: part } = useSuspenseQuery(movementsQuery(productId, filter))
  return (
    <>
      <DataTable caption="Riwayat stok" columns={columnsOf(unit)} rows={part.movements} rowKey={({ id }) => id} />
      <nav aria-label="Halaman riwayat" className="mt-4 flex flex-wrap justify-end gap-3">
        {filter.before && (
          <Link to={{ search: '' }} preventScrollReset className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Terbaru
          </Link>
        )}
        {part.next && (
          <Link
            to={{ search: movementsFilter.search({ before: part.next }) }}
            preventScrollReset
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            Lebih lama
          </Link>
        )}
      </nav>
    </>
  )
}

function columnsOf(unit: string): Column<Movement>[] {
  return [
    {
      key: 'waktu',
      title: 'Waktu',
      className: 'whitespace-nowrap',
      onCard: 'bare',
      cell: ({ at }) => (
        <time dateTime={at} className="num text-mute">
          {formatDate(at)}, {formatTime(at)}
        </time>
      ),
    },
    {
      key: 'jenis',
      title: 'Perubahan',
      onCard: 'heading',
      className: 'md:w-full',
      cell: ({ kind, reason, by, lotNumber }) => (
        <>
          <span className="block font-semibold">
            {sentence(movementWord.encode(kind))}
            {lotNumber && <span className="num font-normal text-mute"> · lot {lotNumber}</span>}
          </span>
          {(reason || by) && (
            <span className="block text-xs font-normal text-mute [overflow-wrap:anywhere]">
              {[reason, by].filter(Boolean).join(' · ')}
            </span>
          )}
        </>
      ),
    },
    { key: 'fisik', title: 'Fisik', numeric: true, cell: ({ onHand }) => <Change of={onHand} unit={unit} /> },
    { key: 'dipesan', title: 'Dipesan', numeric: true, cell: ({ reserved }) => <Change of={reserved} unit={unit} /> },
  ]
}

function Change({ of, unit }: { of: DecimalText; unit: string }) {
  if (of === '0') return <span className="text-mute">–</span>
  return (
    <>
      {isMore(of, '0') && '+'}
      <Units of={of} unit={unit} />
    </>
  )
}

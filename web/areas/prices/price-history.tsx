import type { PriceDetail } from '#domain/catalogue/codec-prices.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'

type Change = PriceDetail['history'][number]

/** Who changed which price, when, from what to what [SHOP-3]. */
export function PriceHistory({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null
  const rows = changes.map((change, place) => ({ ...change, place }))
  return (
    <Section title="Riwayat harga">
      <DataTable caption="Riwayat harga" columns={columns} rows={rows} rowKey={({ place }) => String(place)} />
    </Section>
  )
}

const columns: Column<Change>[] = [
  {
    key: 'waktu',
    title: 'Waktu',
    onCard: 'bare',
    className: 'whitespace-nowrap',
    cell: ({ at }) => (
      <time dateTime={at} className="num text-mute">
        {formatDateTime(at)}
      </time>
    ),
  },
  {
    key: 'apa',
    title: 'Harga',
    onCard: 'heading',
    className: 'md:w-full',
    cell: ({ what, listName, by }) => (
      <>
        <span className="block font-semibold [overflow-wrap:anywhere]">
          {listName ? `${listName} · ${what}` : what}
        </span>
        <span className="block text-xs font-normal text-mute">{by}</span>
      </>
    ),
  },
  { key: 'sebelum', title: 'Sebelum', className: 'md:min-w-44', cell: ({ before }) => <Side text={before} /> },
  { key: 'sesudah', title: 'Sesudah', className: 'md:min-w-44', cell: ({ after }) => <Side text={after} /> },
]

function Side({ text }: { text: string | null }) {
  if (text === null) return <span className="text-mute">–</span>
  return <span className="num">{withAmounts(text)}</span>
}

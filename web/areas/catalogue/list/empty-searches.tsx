import { Link } from 'react-router'
import type { EmptySearch } from '#domain/catalogue/contract-empty-searches.ts'
import { formatCount } from '#domain/format.ts'
import { formatDay } from '#web/lib/dates.ts'
import { useListLoading } from '#web/lib/use-list-loading.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'

interface Props {
  searches: readonly EmptySearch[]
  /** Where words are looked up. */
  pathOf: (words: string) => string
}

/** Searches without results, most often first [MAT-4]. */
export function EmptySearches({ searches, pathOf }: Props) {
  if (useListLoading())
    return (
      <Loading className={cardClass}>
        <SkeletonRows rows={Math.max(searches.length, 5)} />
      </Loading>
    )
  return (
    <DataTable
      caption="Pencarian tanpa hasil, yang paling sering lebih dahulu"
      columns={columnsOf(pathOf)}
      rows={searches}
      rowKey={({ words, categoryId }) => `${words} ${categoryId}`}
      empty={
        <EmptyState
          icon="search"
          title="Tidak ada pencarian kosong"
          text="Kata yang dicari tanpa hasil selama rentang ini tampil di sini. Siapa yang mencari tidak disimpan."
        />
      }
    />
  )
}

function columnsOf(pathOf: Props['pathOf']): Column<EmptySearch>[] {
  return [
    {
      key: 'kata',
      title: 'Kata',
      onCard: 'heading',
      className: 'md:w-full',
      cell: ({ words }) => (
        <Link to={pathOf(words)} className="wrap-anywhere font-semibold text-primary hover:underline">
          {words}
        </Link>
      ),
    },
    {
      key: 'kategori',
      title: 'Kategori',
      className: 'whitespace-nowrap',
      cell: ({ categoryName }) => categoryName ?? 'semua',
    },
    { key: 'jumlah', title: 'Kali', numeric: true, cell: ({ hits }) => formatCount(hits) },
    {
      key: 'terakhir',
      title: 'Terakhir',
      className: 'num whitespace-nowrap text-mute',
      cell: ({ lastDay }) => formatDay(lastDay),
    },
  ]
}

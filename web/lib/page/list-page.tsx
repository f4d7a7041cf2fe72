import type { ComponentProps, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LONGEST } from '#domain/limits.ts'
import { KeywordForm } from '#web/ui/form/keyword-form.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState, NothingFits } from '#web/ui/list/empty-state.tsx'
import { KeyFoot } from '#web/ui/list/key-foot.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { useListLoading } from '../use-list-loading.ts'
import { ROWS_PER_PAGE } from './search-params.ts'

interface Pill<Filter> {
  /** The change of the filter. */
  change: Partial<Filter>
  label: string
  count?: number | string | undefined
  /** By default where the filter has what it changes. */
  current?: boolean
}

interface Props<Filter> {
  filter: Filter
  /** How the filter stands in the address. */
  by: {
    search: (filter: Partial<Filter>, change?: Partial<Filter>) => string
    isNarrowed: (filter: Filter) => boolean
  }
  pills?: { label: string; links: readonly Pill<Filter>[] }
  search?: { label: string; placeholder: string }
  /** Beside the search. */
  aside?: ReactNode
  /** The search stands below the pills instead of beside them. */
  stacked?: boolean
  /** Between what filters and the rows. */
  above?: ReactNode
  /** How many rows are shown. */
  shown: number
  none: ComponentProps<typeof EmptyState>
  noMatch?: ComponentProps<typeof NothingFits>
  /** Whether what is missing may be there without the filter. */
  narrowed?: boolean
  /** How many there are on all pages, and in words. */
  total?: { count: number; words: string }
  /** Where a list that is read on by key goes on; null at its end. */
  next?: string | number | null
  /** The rows, or `empty` in their place. */
  children: (empty: ReactNode) => ReactNode
}

/** A list by pages: what filters it, its rows or what stands for them, and the way to its other pages. */
export function ListPage<Filter extends { page?: number; keyword?: string; after?: string | number | undefined }>({
  filter,
  by,
  pills,
  search,
  aside,
  stacked,
  above,
  shown,
  none,
  noMatch,
  narrowed = by.isNarrowed(filter),
  total,
  next,
  children,
}: Props<Filter>) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const loading = useListLoading()
  // every change but a step on begins at the first row
  const to = (change: object) => pathname + by.search(filter, { after: undefined, ...change } as Partial<Filter>) // parts of it
  const keywords = search && (
    <KeywordForm
      key={by.search(filter)}
      {...search}
      keyword={filter.keyword ?? ''}
      longest={LONGEST.keyword}
      onSearch={(keyword) => void navigate(to({ keyword }))}
    />
  )
  const apart = `flex flex-wrap gap-3 ${stacked ? 'items-end justify-between' : 'items-center'}`
  return (
    <>
      {(pills || search || aside) && (
        <div className={headClass(stacked, Boolean(pills || aside))}>
          {pills && (
            <PillLinks
              label={pills.label}
              links={pills.links.map(({ change, current, ...link }) => ({
                ...link,
                to: to(change),
                current:
                  current ?? Object.entries(change).every(([name, value]) => filter[name as keyof Filter] === value), // its names
              }))}
            />
          )}
          {aside ? (
            <div className={apart}>
              {stacked && keywords}
              {aside}
              {!stacked && keywords}
            </div>
          ) : (
            keywords
          )}
        </div>
      )}
      {above}
      {loading ? (
        <Loading className={cardClass}>
          <SkeletonRows rows={Math.max(shown, 5)} />
        </Loading>
      ) : (
        children(narrowed && noMatch ? <NothingFits {...noMatch} /> : <EmptyState {...none} />)
      )}
      {total && (
        <ListFoot
          count={total.count > 0 ? total.words : ''}
          page={filter.page ?? 1}
          pages={Math.ceil(total.count / ROWS_PER_PAGE)}
          hrefFor={(page) => to({ page })}
        />
      )}
      {next !== undefined && (
        <KeyFoot first={filter.after ? to({}) : null} next={next === null ? null : to({ after: next })} />
      )}
    </>
  )
}

function headClass(stacked: boolean | undefined, isRow: boolean): string {
  if (stacked) return 'mb-4 grid grid-cols-[minmax(0,1fr)] gap-3'
  return isRow ? 'mb-4 flex flex-wrap items-center justify-between gap-3' : 'mb-4'
}

import { LAST_PAGE, LONGEST } from '#domain/limits.ts'

/** The rows that fit a laptop's screen. */
export const ROWS_PER_PAGE = 15

/** What of a list with states is shown; all of it stands in the address. Empty texts filter nothing. */
export interface StatusFilter<Status extends string> {
  status: Status | ''
  keyword: string
  /** Counts from 1. */
  halaman: number
}

/** Reads the address; what makes no sense there filters nothing. */
export function readStatusFilter<Status extends string>(
  address: URLSearchParams,
  statuses: readonly Status[],
): StatusFilter<Status> {
  const page = Number(address.get('halaman') ?? 1)
  return {
    status: statuses.find((status) => status === address.get('status')) ?? '',
    keyword: (address.get('keyword') ?? '').trim().slice(0, LONGEST.keyword),
    halaman: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

/** The address of a filter, '' for everything; a change of anything but the page begins at the first page. */
export function statusSearch<Status extends string>(
  filter: StatusFilter<Status>,
  change: Partial<StatusFilter<Status>> = {},
): string {
  const { status, keyword, halaman } = { ...filter, halaman: 1, ...change }
  const address = new URLSearchParams()
  if (status) address.set('status', status)
  if (keyword) address.set('keyword', keyword.trim().slice(0, LONGEST.keyword))
  if (halaman > 1) address.set('halaman', String(halaman))
  return address.size > 0 ? `?${address}` : ''
}

/** The filter as the calls of lists take it. */
export function statusBody<Status extends string>({ status, keyword, halaman }: StatusFilter<Status>) {
  return { ...(status && { status }), ...(keyword && { keyword }), halaman, per_halaman: ROWS_PER_PAGE }
}

import { LAST_PAGE, LONGEST } from '#domain/limits.ts'
import { orderState, type WireOrderState } from '#domain/orders/codec.ts'

/** The rows that fit a laptop's screen. */
export const ORDERS_PER_PAGE = 15

/** What of a list of orders is shown; all of it stands in the address. Empty texts filter nothing. */
export interface OrderFilter {
  status: WireOrderState | ''
  keyword: string
  /** Days in Jakarta, '2026-12-31', both included. */
  dari: string
  sampai: string
  /** Counts from 1. */
  halaman: number
}

const everything: OrderFilter = { status: '', keyword: '', dari: '', sampai: '', halaman: 1 }

/** Reads the address; what makes no sense there filters nothing. */
export function readOrderFilter(address: URLSearchParams): OrderFilter {
  const page = Number(address.get('halaman') ?? 1)
  return {
    status: Object.values(orderState.names).find((state) => state === address.get('status')) ?? '',
    keyword: (address.get('keyword') ?? '').trim().slice(0, LONGEST.keyword),
    dari: readDay(address.get('dari')),
    sampai: readDay(address.get('sampai')),
    halaman: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

/** The address of a filter, '' for everything; a change of anything but the page begins at the first page. */
export function searchOf(filter: OrderFilter, change: Partial<OrderFilter> = {}): string {
  const wanted = { ...filter, halaman: 1, ...change }
  const address = new URLSearchParams()
  for (const [name, value] of Object.entries(wanted)) {
    if (value !== everything[name as keyof OrderFilter]) address.set(name, String(value))
  }
  return address.size > 0 ? `?${address}` : ''
}

/** The filter as the calls of both sides take it. */
export function filterBody({ status, keyword, dari, sampai, halaman }: OrderFilter) {
  return {
    ...(status && { status }),
    ...(keyword && { keyword }),
    ...(dari && { dari }),
    ...(sampai && { sampai }),
    halaman,
    per_halaman: ORDERS_PER_PAGE,
  }
}

/** Whether anything but state and page is filtered. */
export function isNarrowed({ keyword, dari, sampai }: OrderFilter): boolean {
  return keyword !== '' || dari !== '' || sampai !== ''
}

function readDay(text: string | null): string {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return ''
  const day = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? '' : text
}

import { useNavigation } from 'react-router'
import { type BusinessDay, daysAfter } from '#domain/business-day.ts'
import { type Days, daysOfPeriod, MOST_DAYS_REPORTED, type Period, period } from '#domain/days/period.ts'
import { FIRST_DAY, LAST_DAY, LAST_PAGE, LONGEST, MOST_FILTER_VALUES } from '#domain/limits.ts'
import type { Words } from '#domain/words.ts'

/** One parameter of an address. */
export interface Param<Value> {
  /** Its name in the address. */
  name: string
  /** The value when the address has none; it is not written. */
  usual: Value
  /** Undefined for invalid texts; an address may repeat a name, and `text` is its first value. */
  read: (text: string, all: readonly string[]) => Value | undefined
  /** Multiple values are written one after the other. */
  write: (value: Value) => string | string[]
}

type Values<Params> = { [Key in keyof Params]: Params[Key] extends Param<infer Value> ? Value : never }

/** The values a page keeps in its address: `FilterOf<typeof orderFilter>`. */
export type FilterOf<S> = S extends { read: (address: URLSearchParams) => infer Filter } ? Filter : never

/**
 * The one way to keep a filter in an address: invalid values are ignored, default values are not written, and the order
 * is always the same, so that one list has one address.
 */
// biome-ignore lint/suspicious/noExplicitAny: the widest parameter, for tables of them
export function searchParams<Params extends Record<string, Param<any>>>(params: Params) {
  const entries = Object.entries(params)
  return {
    params,
    read(address: URLSearchParams): Values<Params> {
      const values = entries.map(([key, { name, usual, read }]) => {
        const texts = address.getAll(name).map((text) => text.replaceAll('\0', '').trim())
        return [key, read(texts[0] ?? '', texts) ?? usual]
      })
      return Object.fromEntries(values) as Values<Params> // one value for each parameter
    },
    /** Whether fewer than all are requested; `page` does not count. */
    isNarrowed(filter: Values<Params>): boolean {
      return entries.some(([key, { usual }]) => key !== 'page' && filter[key] !== usual)
    },
    /** '?status=dikirim', or '' for no filter; any change except of the page goes back to the first page. */
    search(filter: Partial<Values<Params>>, change: Partial<Values<Params>> = {}): string {
      const changed: Record<string, unknown> = { ...filter, ...('page' in params && { page: 1 }), ...change }
      const address = new URLSearchParams()
      for (const [key, { name, usual, write }] of entries) {
        const value = changed[key]
        if (value === undefined || value === usual) continue
        for (const text of [write(value)].flat()) address.append(name, text)
      }
      return address.size > 0 ? `?${address}` : ''
    },
  }
}

/** One of these values. */
export function choice<const Value extends string | number, Usual>(
  name: string,
  values: readonly Value[],
  usual: Usual,
): Param<Value | Usual> {
  return { name, usual, read: (text) => values.find((value) => String(value) === text), write: String }
}

/** A state or similar, named in the address as on the wire; '' for none unless another is usual. */
export function word<W extends Record<string, string>>(name: string, words: Words<W>): Param<(keyof W & string) | ''>
export function word<W extends Record<string, string>>(
  name: string,
  words: Words<W>,
  usual: keyof W & string,
): Param<keyof W & string>
export function word(name: string, words: Words<Record<string, string>>, usual = ''): Param<string> {
  const names = Object.keys(words.names)
  return {
    name,
    usual,
    read: (text) => names.find((one) => words.names[one] === text),
    write: (value) => words.names[value] ?? '',
  }
}

/** A text up to this length. */
export function text(name: string, longest: number): Param<string | undefined> {
  return {
    name,
    usual: undefined,
    read: (typed) => (typed && typed.length <= longest ? typed : undefined),
    write: String,
  }
}

/** The id of a thing; undefined for none. */
export function id(name: string): Param<string | undefined> {
  const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
  return { name, usual: undefined, read: (text) => (isId(text) ? text : undefined), write: String }
}

/** Multiple texts up to this length, each under the name; undefined for none. */
export function texts(name: string, longest: number): Param<readonly string[] | undefined> {
  return {
    name,
    usual: undefined,
    read: (_, all) => {
      const valid = all.filter((typed) => typed && typed.length <= longest)
      return valid.length > 0 ? [...new Set(valid)].slice(0, MOST_FILTER_VALUES) : undefined
    },
    write: (values) => [...(values ?? [])],
  }
}

/** The values with one added, or removed if it was there; undefined for none. */
export function toggled(values: readonly string[] | undefined, value: string): readonly string[] | undefined {
  const before = values ?? []
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value]
  return after.length > 0 ? after : undefined
}

/** A flag: 'ya', or absent. */
export function flag(name: string): Param<true | undefined> {
  return { name, usual: undefined, read: (typed) => typed === 'ya' || undefined, write: () => 'ya' }
}

/** A search text, cut to what the API accepts. */
export const keyword: Param<string> = {
  name: 'keyword',
  usual: '',
  read: cut,
  write: cut,
}

function cut(text: string): string {
  const kept = text.trim().slice(0, LONGEST.keyword)
  // a surrogate pair at the end is preserved whole or dropped: the API refuses half of one
  return (kept.isWellFormed() ? kept : kept.slice(0, -1)).trim()
}

/** A day in Jakarta, '2026-12-31'; '' for none. */
export function day(name: string): Param<string> {
  return { name, usual: '', read: (text) => (isDay(text) ? text : undefined), write: (text) => text }
}

/** Whether a text is a day of the calendar, '2026-12-31', among those that lists take. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false
  const start = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(start.getTime()) && start.toISOString().slice(0, 10) === text
}

/** The page of a list, from 1. */
export const page: Param<number> = {
  name: 'halaman',
  usual: 1,
  read: (text) => (/^[1-9]\d*$/.test(text) && Number(text) <= LAST_PAGE ? Number(text) : undefined),
  write: String,
}

/** The filter of most lists with states, and the body for their calls. */
export function statusFilter<W extends Record<string, string>>(words: Words<W>) {
  const params = searchParams({ state: word('status', words), keyword, page })
  return {
    ...params,
    body: ({ state, keyword, page }: FilterOf<typeof params>) => ({
      ...(state && { status: words.encode(state) }),
      ...(keyword && { keyword }),
      halaman: page,
      per_halaman: ROWS_PER_PAGE,
    }),
  }
}

/** As many rows as fit a laptop's screen. */
export const ROWS_PER_PAGE = 15

/** The parameters of a report's days: a period that ends today, or days of one's own. */
export const periodParams = { period: word('periode', period), from: day('dari'), until: day('sampai') }

export interface PeriodFilter {
  period: Period | ''
  from: string
  until: string
}

/** The default period of a report. */
export const USUAL_PERIOD: Period = 'thirtyDays'

/** The days that an address wants: its own where both are there and in order, else those of its period. */
export function requestedDays({ period, from, until }: PeriodFilter, today: BusinessDay): Days {
  if (hasOwnDays({ period, from, until })) {
    // longer ones are refused
    const first = daysAfter(until, 1 - MOST_DAYS_REPORTED)
    return { from: from < first ? first : from, until }
  }
  return daysOfPeriod(period || USUAL_PERIOD, today)
}

export function hasOwnDays({ period, from, until }: PeriodFilter): boolean {
  return period === '' && from !== '' && until !== '' && from <= until
}

/** The filter of the list that is on its way, or else of the one shown: a second choice adds to the first [CARD-3]. */
export function usePendingFilter<Filter>(
  shown: Filter,
  path: string,
  read: (address: URLSearchParams) => Filter,
): Filter {
  const { location } = useNavigation()
  return location?.pathname === path ? read(new URLSearchParams(location.search)) : shown
}

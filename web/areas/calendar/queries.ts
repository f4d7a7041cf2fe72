import { query } from '#web/lib/api/query.ts'
import { choice, type FilterOf, searchParams } from '#web/lib/page/search-params.ts'

const years = Array.from({ length: 81 }, (_, index) => 2020 + index)

/** Which year is shown; none: this one. */
export const calendarFilter = searchParams({ year: choice('tahun', years, undefined) })
export type CalendarFilter = FilterOf<typeof calendarFilter>

export const yearQuery = ({ year }: CalendarFilter) =>
  query({ call: 'admin/kalender/daftar', body: { ...(year && { year }) } })

/** The holidays of the country from today on. */
export const comingHolidaysQuery = query({ call: 'kalender/libur', body: {} })

import { useLocation, useNavigate } from 'react-router'
import type { Days, Period } from '#domain/days/period.ts'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { DayRangeForm } from './day-range-form.tsx'
import { hasOwnDays, type PeriodFilter, periodParams, searchParams, USUAL_PERIOD } from './page/search-params.ts'

const params = searchParams(periodParams)

const labels: Record<Period, string> = {
  sevenDays: '7 hari',
  thirtyDays: '30 hari',
  thisMonth: 'Bulan ini',
  thisQuarter: 'Kuartal ini',
}

interface Props {
  filter: PeriodFilter
  /** The days that are shown. */
  days: Days
}

/** Chooses the days of a report: a period, or days of one's own; each choice has its own address [SHOP-9]. */
export function PeriodChoice({ filter, days }: Props) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const own = hasOwnDays(filter)
  const current = filter.period || USUAL_PERIOD
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3" data-print="hide">
      <PillLinks
        label="Periode"
        links={(Object.keys(labels) as Period[]).map((one) => ({
          to: pathname + params.search({ period: one === USUAL_PERIOD ? '' : one }),
          label: labels[one],
          current: !own && one === current,
        }))}
      />
      <DayRangeForm
        key={`${days.from} ${days.until}`}
        label="Rentang tanggal"
        searched={{ from: days.from, until: days.until }}
        whole
        cleared={null}
        onSearch={(typed) => void navigate({ search: params.search(params.read(typed)) })}
      />
    </div>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Days } from '#domain/days/period.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import { comparedWords } from '#web/lib/compared-words.ts'
import type { PeriodFilter } from '#web/lib/page/search-params.ts'
import { PeriodChoice } from '#web/lib/period-choice.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Stat } from '#web/ui/status/stat.tsx'
import { BreakdownView } from './breakdown-view.tsx'
import { ORDERS_PATH } from './paths.ts'
import { spendingQuery } from './queries.ts'

interface Props {
  filter: PeriodFilter
  days: Days
}

/** The company's purchases in a period, beside the preceding one, by material and seller [ORDER-8]. */
export function SpendingView({ filter, days }: Props) {
  const { data: report } = useSuspenseQuery(spendingQuery(days))
  const { before } = report
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <PeriodChoice filter={filter} days={days} />
        {report.orders + before.orders > 0 && (
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 md:gap-4">
            <Stat
              value={formatRupiah(report.total)}
              label="belanja terkonfirmasi, sebelum nota kredit"
              note={comparedWords(report.total, before.total)}
            />
            <Stat
              value={formatQuantity(String(report.orders))}
              label="pesanan terkonfirmasi"
              note={comparedWords(String(report.orders), String(before.orders))}
            />
          </div>
        )}
      </div>
      <BreakdownView
        report={report}
        days={days}
        listPath={ORDERS_PATH}
        words={{
          partner: 'Seller',
          byMonth: 'Belanja per bulan',
          byMaterial: 'Belanja per bahan',
          byPartner: 'Belanja per seller',
          none: 'Pesanan yang dikonfirmasi seller selama rentang ini tampil di sini.',
        }}
        nextStep={
          <Link to="/produk" className={buttonClass()}>
            Cari produk
          </Link>
        }
      />
    </div>
  )
}

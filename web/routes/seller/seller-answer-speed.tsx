import { useSuspenseQuery } from '@tanstack/react-query'
import { businessDay } from '#domain/business-day.ts'
import { answerSpeedFilter, chatReportQuery } from '#web/areas/seller-center/figures/queries.ts'
import { AnswerStats, SlowAnswers } from '#web/areas/seller-center/figures/slow-answers.tsx'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { ROWS_PER_PAGE, requestedDays } from '#web/lib/page/search-params.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PeriodChoice } from '#web/lib/period-choice.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import type { Route } from './+types/seller-answer-speed'

export async function loader(args: Route.LoaderArgs) {
  const { prefetch, madeAt } = sellerPageOf(args)
  const filter = answerSpeedFilter.read(args.url.searchParams)
  const days = requestedDays(filter, businessDay(madeAt))
  return { ...(await prefetch(chatReportQuery(days, filter.page))), filter, days }
}

export const meta: Route.MetaFunction = () => titleOnly('Jawaban chat – Pusat Seller')

export default function SellerAnswerSpeedPage({ loaderData: { filter, days } }: Route.ComponentProps) {
  const { data: report } = useSuspenseQuery(chatReportQuery(days, filter.page))
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        breadcrumb={[{ label: 'Pusat Seller', to: '/pusat-seller' }, { label: 'Jawaban chat' }]}
        title="Jawaban chat"
        lead="Pelanggan yang menunggu jawaban lebih dari sehari, yang terlama lebih dahulu."
      />
      <PeriodChoice filter={filter} days={days} />
      <AnswerStats report={report} to={null} />
      <SlowAnswers answers={report.slowest} />
      <ListFoot
        count={report.slow > 0 ? `${report.slow} menunggu lebih dari sehari` : ''}
        page={filter.page}
        pages={Math.ceil(report.slow / ROWS_PER_PAGE)}
        hrefFor={(page) => answerSpeedFilter.search(filter, { page })}
      />
    </main>
  )
}

import { businessDay, daysAfter } from '#domain/business-day.ts'
import { customerExchangeQuery, statementQuery } from '#web/areas/receivables/queries.ts'
import { StatementView, statementFilter } from '#web/areas/receivables/statement-view.tsx'
import { sellerPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/seller-statement'

// with the invoices of one usual term
const DAYS_SHOWN = 30

export async function loader(args: Route.LoaderArgs) {
  const page = sellerPageOf(args)
  const { from, until } = statementFilter.read(args.url.searchParams)
  const today = businessDay(page.madeAt)
  const days = { from: from || daysAfter(until || today, -DAYS_SHOWN), until: until || today }
  const { customer } = await found(page.ask(statementQuery(args.params.customerId, days)))
  return { ...(await page.prefetch(customerExchangeQuery(args.params.customerId))), days, customer }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `Rekening ${loaderData.customer}` : 'Pelanggan tidak ditemukan')

export default function SellerStatementPage({ params, loaderData: { days } }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <StatementView customerId={params.customerId} days={days} />
    </main>
  )
}

import { accountQuery, accountQueueQuery, reviewFilter } from '#web/areas/bank-accounts/queries.ts'
import { ReviewView } from '#web/areas/bank-accounts/review-view.tsx'
import { adminPageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { Route } from './+types/admin-accounts'

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export async function loader(args: Route.LoaderArgs) {
  const page = adminPageOf(args)
  const filter = reviewFilter.read(args.url.searchParams)
  const queue = await page.ask(accountQueueQuery(filter))
  const requestedId = filter.open && ID.test(filter.open) ? filter.open : queue.accounts[0]?.id
  if (requestedId) await page.ask(accountQuery(requestedId))
  return { ...page.loaded(), filter, open: requestedId ?? null }
}

export const meta: Route.MetaFunction = () => titleOnly('Rekening – Administrator')

export default function AdminAccountsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="px-4 pb-16 md:px-6">
      <PageHeader
        title="Rekening toko"
        lead="Diperiksa satu administrator, dikonfirmasi administrator lain. Urut tenggat: satu hari kerja."
      />
      <ReviewView {...loaderData} />
    </main>
  )
}

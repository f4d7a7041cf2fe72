import { ClaimView } from '#web/areas/claims/claim-view.tsx'
import { claimQuery } from '#web/areas/claims/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { buyerPageOf } from '#web/lib/api/caller.ts'
import { found } from '#web/lib/page/found.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/claim'

export async function loader(args: Route.LoaderArgs) {
  const page = buyerPageOf(args)
  const { number } = await found(page.ask(claimQuery(args.params.claimId)))
  return { ...page.loaded(), number }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleOnly(loaderData ? `Klaim ${loaderData.number}` : 'Klaim tidak ditemukan')

export default function ClaimPage({ params }: Route.ComponentProps) {
  return (
    <main className="page-width pb-16">
      {/* text typed for one claim must not carry over to another */}
      <ClaimView key={params.claimId} claimId={params.claimId} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

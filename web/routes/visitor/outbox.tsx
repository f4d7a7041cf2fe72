import { OutboxView } from '#web/areas/accounts/outbox/outbox-view.tsx'
import { outboxQuery } from '#web/areas/accounts/outbox/queries.ts'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/outbox'

/** Only in the demo; otherwise not found. */
export async function loader(args: Route.LoaderArgs) {
  const { prefetch, publicUrl } = pageOf(args)
  return { ...(await prefetch(outboxQuery)), publicUrl }
}

export const meta: Route.MetaFunction = () => titleOnly('Kotak keluar')

export default function OutboxPage({ loaderData }: Route.ComponentProps) {
  return <OutboxView origin={loaderData.publicUrl} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

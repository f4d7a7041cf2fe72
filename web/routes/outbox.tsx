import { OutboxView } from '#web/areas/accounts/outbox/outbox-view.tsx'
import { ErrorPage } from '#web/areas/shell/error-page.tsx'
import { pageOf } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import type { Route } from './+types/outbox'

/** Of the demo alone; a page that is not there otherwise. */
export async function loader(args: Route.LoaderArgs) {
  const { call, publicUrl } = pageOf(args)
  const { data } = await call('kotak-keluar/daftar', {})
  return { mails: data, publicUrl }
}

export const meta: Route.MetaFunction = () => titleOnly('Kotak keluar')

export default function OutboxPage({ loaderData }: Route.ComponentProps) {
  return <OutboxView mails={loaderData.mails} origin={loaderData.publicUrl} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

import { redirect } from 'react-router'
import { SignInForm } from '#web/areas/accounts/sign-in-form.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import { isAfterSession, landingPath, startPath } from '#web/lib/page/paths.ts'
import type { Route } from './+types/sign-in'

export function loader(args: Route.LoaderArgs) {
  const { viewer, demoAccounts, outboxOpen } = pageOf(args)
  const { searchParams } = new URL(args.request.url)
  const landing = landingPath(searchParams.get('lanjut'))
  // a signed-in user has nothing to do here [ROUTE-11]
  if (viewer.signedIn) throw redirect(startPath(landing, viewer.company?.kind))
  return { landing, afterSession: isAfterSession(searchParams), demoAccounts, outboxOpen }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Masuk | Sentra Bahan' },
  { name: 'robots', content: 'noindex' },
]

export default function SignInPage({ loaderData }: Route.ComponentProps) {
  return <SignInForm {...loaderData} />
}

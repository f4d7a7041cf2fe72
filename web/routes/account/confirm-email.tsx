import { ConfirmEmail } from '#web/areas/accounts/email-change/confirm-email.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/confirm-email'

export function loader(args: Route.LoaderArgs) {
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  return { token, signedIn: pageOf(args).viewer.signedIn }
}

// the token in the address must not reach other sites
export const meta: Route.MetaFunction = () => [
  ...titleOnly('Konfirmasi alamat e-mail'),
  { name: 'referrer', content: 'no-referrer' },
]

export default function ConfirmEmailPage({ loaderData }: Route.ComponentProps) {
  return <ConfirmEmail {...loaderData} />
}

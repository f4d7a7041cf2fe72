import { VerifyEmail } from '#web/areas/accounts/verification/verify-email.tsx'
import { pageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/verification'

export function loader(args: Route.LoaderArgs) {
  const { viewer } = pageOf(args)
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  return { token, signedIn: viewer.signedIn, unverified: viewer.toVerify !== '' }
}

// the token in the address must not reach other sites
export const meta: Route.MetaFunction = () => [
  ...titleOnly('Verifikasi alamat e-mail'),
  { name: 'referrer', content: 'no-referrer' },
]

export default function VerificationPage({ loaderData }: Route.ComponentProps) {
  return <VerifyEmail {...loaderData} />
}

import { VerifyEmail } from '#web/areas/accounts/verification/verify-email.tsx'
import { pageOf } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import type { Route } from './+types/verification'

export function loader(args: Route.LoaderArgs) {
  return {
    token: new URL(args.request.url).searchParams.get('token') ?? '',
    signedIn: pageOf(args).viewer.masuk,
  }
}

// the token in the address is told to no other site
export const meta: Route.MetaFunction = () => [
  ...titleOnly('Verifikasi alamat e-mail'),
  { name: 'referrer', content: 'no-referrer' },
]

export default function VerificationPage({ loaderData }: Route.ComponentProps) {
  return <VerifyEmail {...loaderData} />
}

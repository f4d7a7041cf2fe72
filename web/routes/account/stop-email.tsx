import { StopEmail } from '#web/areas/accounts/email-change/stop-email.tsx'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/stop-email'

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

// the token in the address must not reach other sites
export const meta: Route.MetaFunction = () => [
  ...titleOnly('Batalkan perubahan alamat e-mail'),
  { name: 'referrer', content: 'no-referrer' },
]

export default function StopEmailPage({ loaderData }: Route.ComponentProps) {
  return <StopEmail {...loaderData} />
}

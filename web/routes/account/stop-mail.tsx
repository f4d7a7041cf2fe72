import { StopMail } from '#web/areas/notifications/stop-mail.tsx'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/stop-mail'

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

// the token in the address must not reach other sites
export const meta: Route.MetaFunction = () => [
  ...titleOnly('Berhenti menerima e-mail'),
  { name: 'referrer', content: 'no-referrer' },
]

export default function StopMailPage({ loaderData }: Route.ComponentProps) {
  return <StopMail {...loaderData} />
}

import { InvitationExpired, InvitationView } from '#web/areas/members/invitation-view.tsx'
import { openedInvitationQuery } from '#web/areas/members/queries.ts'
import { ApiError } from '#web/lib/api/api.ts'
import { pageOf } from '#web/lib/api/caller.ts'
import { titleOnly } from '#web/lib/page/seo.ts'
import type { Route } from './+types/invitation'

export async function loader(args: Route.LoaderArgs) {
  const { loaded, prefetch } = pageOf(args)
  const token = args.url.searchParams.get('token') ?? ''
  try {
    return { ...(await prefetch(openedInvitationQuery(token))), token, over: false }
  } catch (error) {
    // the link is unknown or no longer valid
    if (error instanceof ApiError && (error.status === 422 || error.status === 400))
      return { ...loaded(), token, over: true }
    throw error
  }
}

// the token in the address must not reach other sites
export const meta: Route.MetaFunction = () => [...titleOnly('Undangan'), { name: 'referrer', content: 'no-referrer' }]

export default function InvitationPage({ loaderData }: Route.ComponentProps) {
  const { token, over } = loaderData
  if (over) return <InvitationExpired />
  return (
    <main className="mx-auto w-full max-w-140 px-4 py-10 md:py-16">
      <InvitationView token={token} />
    </main>
  )
}

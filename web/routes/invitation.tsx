import { type OpenedInvitation, openedInvitation } from '#domain/members/codec.ts'
import { InvitationOver, InvitationView } from '#web/areas/companies/invitation-view.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { type Caller, pageOf } from '#web/lib/caller.ts'
import { titleOnly } from '#web/lib/seo.ts'
import type { Route } from './+types/invitation'

export async function loader(args: Route.LoaderArgs) {
  const { call } = pageOf(args)
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  return { token, invitation: await open(call, token) }
}

/** Null when the link is unknown or no longer valid. */
async function open(call: Caller, token: string): Promise<OpenedInvitation | null> {
  try {
    return openedInvitation.decode((await call('undangan/lihat', { token })).data)
  } catch (error) {
    if (error instanceof ApiError && (error.status === 422 || error.status === 400)) return null
    throw error
  }
}

export const meta: Route.MetaFunction = () => titleOnly('Undangan')

export default function InvitationPage({ loaderData }: Route.ComponentProps) {
  const { token, invitation } = loaderData
  return (
    <main className="mx-auto w-full max-w-140 px-4 py-10 md:py-16">
      {!invitation && <h1 className="sr-only">Undangan</h1>}
      {invitation ? <InvitationView token={token} invitation={invitation} /> : <InvitationOver />}
    </main>
  )
}

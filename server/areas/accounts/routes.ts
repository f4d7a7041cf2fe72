import { profile } from '#domain/accounts/codec.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { browserOf } from './browser-of.ts'
import { carriedSecretOf, clearRefreshCookie, refreshSecretOf, setRefreshCookie } from './refresh-cookie.ts'
import { refreshSession } from './refresh-session.ts'
import { showProfile } from './show-profile.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

const calls = contract.accounts

export const accountRoutes: Route[] = [
  route(calls.signIn, async (deps, _viewer, body, { request, reply }) => {
    const signedIn = await signIn(deps, {
      identity: body.identitas,
      password: body.password,
      ...browserOf(request),
    })
    setRefreshCookie(reply, signedIn.refreshSecret)
    return { data: signedIn.info }
  }),
  route(calls.refresh, async (deps, _viewer, _body, { request, reply }) => {
    const { bearer, refreshSecret } = await refreshSession(deps, refreshSecretOf(request))
    setRefreshCookie(reply, refreshSecret)
    return { session_id: bearer }
  }),
  route(calls.signOut, async (deps, _viewer, body, { request, reply }) => {
    await signOut(deps, [carriedSecretOf(request), body.session_id])
    clearRefreshCookie(reply)
    return {}
  }),
  route(calls.profile, async (deps, viewer) => ({ data: profile.encode(await showProfile(deps, viewer)) })),
]

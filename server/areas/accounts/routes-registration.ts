import { askedVerification, keptMail, promo } from '#domain/accounts/codec.ts'
import { list } from '#domain/codec.ts'
import { contract } from '#domain/contract.ts'
import { openPromo } from '#server/areas/loyalty/public.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { browserOf } from './browser-of.ts'
import { readRegistration } from './read-registration.ts'
import { setRefreshCookie } from './refresh-cookie.ts'
import { register } from './register.ts'
import { showOutbox } from './show-outbox.ts'
import { askVerificationAgain, verifyEmail } from './verify-email.ts'
import { keptMailView, promoView } from './views-registration.ts'

const calls = contract.registration

export const registrationRoutes: Route[] = [
  route(calls.register, async (deps, _viewer, body, { request, reply }) => {
    const { info, refreshSecret, voucher } = await register(deps, readRegistration(body), browserOf(request))
    setRefreshCookie(reply, refreshSecret)
    return { data: { ...info, voucher } }
  }),
  route(calls.promo, async (deps, _viewer, body) => {
    const now = deps.now()
    return { data: promo.encode(promoView(await openPromo(deps.db, body.kode_promo, now), now)) }
  }),
  route(calls.sendVerification, async (deps, member) => ({
    data: askedVerification.encode(await askVerificationAgain(deps, member)),
  })),
  route(calls.verify, async (deps, _viewer, body) => ({ data: { email: await verifyEmail(deps, body.token) } })),
  route(calls.outbox, async (deps) => ({ data: list(keptMail).encode((await showOutbox(deps)).map(keptMailView)) })),
]

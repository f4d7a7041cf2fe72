import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { askResetCode } from './ask-reset-code.ts'
import { checkResetCode } from './check-reset-code.ts'
import { findAccountOf } from './find-account.ts'
import { refreshSecretOf } from './refresh-cookie.ts'
import { resetPassword } from './reset-password.ts'
import { checkedView } from './views.ts'

const calls = contract.reset

export const resetRoutes: Route[] = [
  route(calls.findAccount, async (deps, _viewer, body) => ({ data: await findAccountOf(deps, body.email) })),
  route(calls.sendCode, async (deps, _viewer, body, { request }) => {
    await askResetCode(deps, { email: body.tujuan, address: request.ip })
    return { status_insert: 'success' as const, status_kirim: 'success' as const }
  }),
  route(calls.checkCode, async (deps, _viewer, body, { request }) => ({
    values: [checkedView(await checkResetCode(deps, { email: body.tujuan, code: body.kode, address: request.ip }))],
  })),
  route(calls.savePassword, async (deps, _viewer, body, { request }) => {
    await resetPassword(deps, {
      userId: body.user_id,
      email: body.email,
      token: body.token,
      password: body.password,
      address: request.ip,
      refreshSecret: refreshSecretOf(request),
    })
    return {}
  }),
]

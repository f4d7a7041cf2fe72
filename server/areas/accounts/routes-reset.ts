import { checkedCode } from '#domain/accounts/codec.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { networkOf } from '#server/platform/network.ts'
import { askResetCode } from './ask-reset-code.ts'
import { checkResetCode } from './check-reset-code.ts'
import { findUserOfEmail } from './queries-resets.ts'
import { refreshSecretOf } from './refresh-cookie.ts'
import { resetPassword } from './reset-password.ts'
import { foundView } from './views.ts'

const calls = contract.reset

export const resetRoutes: Route[] = [
  route(calls.findAccount, async (deps, _viewer, body) => ({
    data: foundView(await findUserOfEmail(deps.db, body.email.toLowerCase())),
  })),
  route(calls.sendCode, async (deps, _viewer, body, { request }) => {
    await askResetCode(deps, { email: body.tujuan, network: networkOf(request.ip) })
    return { status_insert: 'success' as const, status_kirim: 'success' as const }
  }),
  route(calls.checkCode, async (deps, _viewer, { tujuan: email, kode: code }, { request }) => {
    const tried = { email, code, network: networkOf(request.ip) }
    const warn = request.log.warn.bind(request.log)
    const { verdict, proof } = await checkResetCode(deps, tried, warn)
    return { values: [checkedCode.encode({ verdict, proof })] }
  }),
  route(calls.savePassword, async (deps, _viewer, body, { request }) => {
    await resetPassword(deps, {
      userId: body.user_id,
      email: body.email,
      token: body.token,
      password: body.password,
      network: networkOf(request.ip),
      refreshSecret: refreshSecretOf(request),
    })
    return {}
  }),
]

import { contract } from '#domain/contract.ts'
import { openPromo } from '#server/areas/loyalty/public.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { networkOf } from '#server/platform/network.ts'
import { browserOf, carriedSecretOf, clearRefreshCookie, refreshSecretOf, setRefreshCookie } from './browser.ts'
import { changePassword } from './change-password.ts'
import {
  askEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  resendEmailChange,
  stopEmailChange,
} from './email-change/change-email.ts'
import { showOutbox } from './mails.ts'
import { changeProfile, companyView, deviceView, endDevice, endOtherDevices, showOwnProfile } from './own-account.ts'
import { findMemberships } from './queries.ts'
import { findOwnSessions } from './queries-own.ts'
import { refreshSession } from './refresh-session.ts'
import { outboxMailView, promoView, readRegistration, register } from './registration/register.ts'
import { askVerificationAgain, verifyEmail } from './registration/verify-email.ts'
import { findUserOfEmail } from './reset/queries-resets.ts'
import { askResetCode, checkResetCode, resetPassword } from './reset/reset-password.ts'
import { proveSecondFactor } from './second-factor/prove-second-factor.ts'
import {
  activateSecondFactor,
  prepareSecondFactor,
  renewRecoveryCodes,
  showSecondFactor,
} from './second-factor/second-factor.ts'
import { foundView, showProfile } from './show-profile.ts'
import { signIn, signOut } from './sign-in.ts'
import { switchCompany } from './switch-company.ts'

export const accountRoutes: readonly Route[] = [
  route(contract.accounts.signIn, async (deps, _viewer, body, { request, reply }) => {
    const signedIn = await signIn(deps, {
      identity: body.identity,
      password: body.password,
      ...browserOf(request),
    })
    setRefreshCookie(reply, signedIn.refreshSecret)
    return { data: signedIn.info }
  }),
  route(contract.accounts.refresh, async (deps, _viewer, _body, { request, reply }) => {
    const { bearer, refreshSecret } = await refreshSession(deps, refreshSecretOf(request))
    setRefreshCookie(reply, refreshSecret)
    return { sessionId: bearer }
  }),
  route(contract.accounts.signOut, async (deps, _viewer, body, { request, reply }) => {
    await signOut(deps, [carriedSecretOf(request), body.sessionId])
    clearRefreshCookie(reply)
    return {}
  }),
  route(contract.accounts.profile, async (deps, viewer) => ({ data: await showProfile(deps, viewer) })),

  route(contract.ownAccount.companies, async (deps, member) => ({
    data: (await findMemberships(deps.db, member.userId)).map((one) => companyView(member, one)),
  })),
  route(contract.ownAccount.switchCompany, async (deps, member, body) => ({
    data: await switchCompany(deps, member, body.companyId),
  })),
  route(contract.ownAccount.profile, async (deps, member) => ({
    data: await showOwnProfile(deps, member),
  })),
  route(contract.ownAccount.changeProfile, async (deps, member, body) => {
    await changeProfile(deps, member, { name: body.name, phone: body.phone })
    return {}
  }),
  route(contract.ownAccount.changePassword, async (deps, member, body) => {
    await changePassword(deps, member, body.oldPassword, body.newPassword)
    return {}
  }),
  route(contract.ownAccount.changeEmail, async (deps, member, body, { request }) => {
    await askEmailChange(deps, member, { email: body.email, password: body.password }, browserOf(request))
    return {}
  }),
  route(contract.ownAccount.resendEmailChange, async (deps, member, _body, { request }) => {
    await resendEmailChange(deps, member, browserOf(request))
    return {}
  }),
  route(contract.ownAccount.cancelEmailChange, async (deps, member) => {
    await cancelEmailChange(deps, member)
    return {}
  }),
  route(contract.ownAccount.confirmEmailChange, async (deps, _viewer, body, { request }) => ({
    data: { email: await confirmEmailChange(deps, body.token, refreshSecretOf(request)) },
  })),
  route(contract.ownAccount.stopEmailChange, async (deps, _viewer, body) => {
    await stopEmailChange(deps, body.token)
    return {}
  }),
  route(contract.ownAccount.devices, async (deps, member) => ({
    data: (await findOwnSessions(deps.db, member.userId, deps.now())).map((one) => deviceView(member, one)),
  })),
  route(contract.ownAccount.endDevice, async (deps, member, body) => {
    await endDevice(deps, member, body.deviceId)
    return {}
  }),
  route(contract.ownAccount.endOtherDevices, async (deps, member) => {
    await endOtherDevices(deps, member)
    return {}
  }),

  route(contract.registration.register, async (deps, _viewer, body, { request, reply }) => {
    const { info, refreshSecret, voucher } = await register(deps, readRegistration(body), browserOf(request))
    setRefreshCookie(reply, refreshSecret)
    return { data: { ...info, voucher } }
  }),
  route(contract.registration.promo, async (deps, _viewer, body) => {
    const now = deps.now()
    return { data: promoView(await openPromo(deps.db, body.promoCode, now), now) }
  }),
  route(contract.registration.sendVerification, async (deps, member) => ({
    data: await askVerificationAgain(deps, member),
  })),
  route(contract.registration.verify, async (deps, _viewer, body) => ({
    data: { email: await verifyEmail(deps, body.token) },
  })),
  route(contract.registration.outbox, async (deps) => ({ data: (await showOutbox(deps)).map(outboxMailView) })),

  route(contract.reset.findAccount, async (deps, _viewer, body) => ({
    data: foundView(await findUserOfEmail(deps.db, body.email.toLowerCase())),
  })),
  route(contract.reset.sendCode, async (deps, _viewer, body, { request }) => {
    await askResetCode(deps, { email: body.email, network: networkOf(request.ip) })
    return { inserted: 'success' as const, sent: 'success' as const }
  }),
  route(contract.reset.checkCode, async (deps, _viewer, { email, code }, { request }) => {
    const tried = { email, code, network: networkOf(request.ip) }
    const warn = request.log.warn.bind(request.log)
    const { verdict, proof } = await checkResetCode(deps, tried, warn)
    return { values: [{ verdict, proof }] }
  }),
  route(contract.reset.savePassword, async (deps, _viewer, body, { request }) => {
    await resetPassword(deps, {
      userId: body.userId,
      email: body.email,
      token: body.token,
      password: body.password,
      network: networkOf(request.ip),
      refreshSecret: refreshSecretOf(request),
    })
    return {}
  }),

  route(contract.secondFactor.show, async (deps, administrator) => ({
    data: await showSecondFactor(deps, administrator),
  })),
  route(contract.secondFactor.prepare, async (deps, administrator, body) => {
    const { secret, address } = await prepareSecondFactor(deps, administrator, body.password ?? '')
    return { data: { secret, address } }
  }),
  route(contract.secondFactor.activate, async (deps, administrator, body) => ({
    data: { recoveryCodes: await activateSecondFactor(deps, administrator, body.code) },
  })),
  route(contract.secondFactor.prove, async (deps, administrator, body) => ({
    data: { recoveryCodesLeft: await proveSecondFactor(deps, administrator, body.code) },
  })),
  route(contract.secondFactor.renewCodes, async (deps, administrator, body) => ({
    data: { recoveryCodes: await renewRecoveryCodes(deps, administrator, body.password) },
  })),
]

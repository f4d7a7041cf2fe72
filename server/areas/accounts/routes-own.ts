import { companyEntry, device, ownProfile } from '#domain/accounts/codec.ts'
import { list } from '#domain/codec.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { askEmailChange, resendEmailChange } from './ask-email-change.ts'
import { browserOf } from './browser-of.ts'
import { cancelEmailChange, stopEmailChange } from './cancel-email-change.ts'
import { changePassword } from './change-password.ts'
import { changeProfile } from './change-profile.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { endDevice, endOtherDevices } from './end-device.ts'
import { findMemberships } from './queries.ts'
import { findOwnSessions } from './queries-own.ts'
import { refreshSecretOf } from './refresh-cookie.ts'
import { showOwnProfile } from './show-own-profile.ts'
import { switchCompany } from './switch-company.ts'
import { companyView, deviceView } from './views-own.ts'

const calls = contract.ownAccount

export const ownAccountRoutes: Route[] = [
  route(calls.companies, async (deps, member) => ({
    data: list(companyEntry).encode(
      (await findMemberships(deps.db, member.userId)).map((one) => companyView(member, one)),
    ),
  })),
  route(calls.switchCompany, async (deps, member, body) => ({
    data: await switchCompany(deps, member, body.perusahaan_id),
  })),
  route(calls.profile, async (deps, member) => ({
    data: ownProfile.encode(await showOwnProfile(deps, member)),
  })),
  route(calls.changeProfile, async (deps, member, body) => {
    await changeProfile(deps, member, { name: body.nama, phone: body.telepon })
    return {}
  }),
  route(calls.changePassword, async (deps, member, body) => {
    await changePassword(deps, member, body.password_lama, body.password_baru)
    return {}
  }),
  route(calls.changeEmail, async (deps, member, body, { request }) => {
    await askEmailChange(deps, member, { email: body.email, password: body.password }, browserOf(request))
    return {}
  }),
  route(calls.resendEmailChange, async (deps, member, _body, { request }) => {
    await resendEmailChange(deps, member, browserOf(request))
    return {}
  }),
  route(calls.cancelEmailChange, async (deps, member) => {
    await cancelEmailChange(deps, member)
    return {}
  }),
  route(calls.confirmEmailChange, async (deps, _viewer, body, { request }) => ({
    data: { email: await confirmEmailChange(deps, body.token, refreshSecretOf(request)) },
  })),
  route(calls.stopEmailChange, async (deps, _viewer, body) => {
    await stopEmailChange(deps, body.token)
    return {}
  }),
  route(calls.devices, async (deps, member) => ({
    data: list(device).encode(
      (await findOwnSessions(deps.db, member.userId, deps.now())).map((one) => deviceView(member, one)),
    ),
  })),
  route(calls.endDevice, async (deps, member, body) => {
    await endDevice(deps, member, body.perangkat_id)
    return {}
  }),
  route(calls.endOtherDevices, async (deps, member) => {
    await endOtherDevices(deps, member)
    return {}
  }),
]

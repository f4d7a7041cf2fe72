import { contract } from '#domain/contract.ts'
import { closedCookie } from '#domain/members/closing.ts'
import { clearRefreshCookie, findMembers } from '#server/areas/accounts/public.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { acceptInvitation, joinAsNew, showInvitation } from './accept-invitation.ts'
import { closeAccount, showClosing } from './close-account.ts'
import { closeCompany, showCompanyClosing } from './close-company.ts'
import { cancelInvitation, invitationView, invite, memberView, readTerms } from './invite.ts'
import { changeMember, removeMember } from './manage-members.ts'
import { findOpenInvitations } from './queries-invitations.ts'

const calls = contract.members

export const memberRoutes: Route[] = [
  route(calls.members, async (deps, viewer) => ({
    data: (await findMembers(deps.db, viewer.companyId)).map((one) => memberView(viewer, one)),
  })),
  route(calls.changeMember, async (deps, asker, body) => {
    await changeMember(deps, asker, body.memberId, readTerms(body))
    return {}
  }),
  route(calls.removeMember, async (deps, asker, body) => {
    await removeMember(deps, asker, body.memberId)
    return {}
  }),
  route(calls.invitations, async (deps, asker) => ({
    data: (await findOpenInvitations(deps.db, asker.companyId, deps.now())).map(invitationView),
  })),
  route(calls.invite, async (deps, asker, body) => ({
    data: invitationView(await invite(deps, asker, body.email, readTerms(body))),
  })),
  route(calls.cancelInvitation, async (deps, asker, body) => {
    await cancelInvitation(deps, asker, body.invitationId)
    return {}
  }),
  route(calls.showInvitation, async (deps, viewer, body) => ({
    data: await showInvitation(deps, viewer, body.token),
  })),
  route(calls.acceptInvitation, async (deps, member, body) => ({
    data: { companyId: await acceptInvitation(deps, member, body.token) },
  })),
  route(calls.joinAsNew, async (deps, _visitor, body) => ({
    data: {
      email: await joinAsNew(deps, body.token, { name: body.name, phone: body.phone, password: body.password }),
    },
  })),
  route(calls.showClosing, async (deps, viewer) => ({ data: await showClosing(deps, viewer) })),
  route(calls.closeAccount, async (deps, viewer, body, { reply }) => {
    await closeAccount(deps, viewer, body.password)
    clearRefreshCookie(reply)
    const { name, path, seconds } = closedCookie
    reply.setCookie(name, '1', { path, maxAge: seconds })
    return {}
  }),
  route(calls.showCompanyClosing, async (deps, member) => ({
    data: await showCompanyClosing(deps, member),
  })),
  route(calls.closeCompany, async (deps, member, body) => {
    await closeCompany(deps, member, body.password)
    return {}
  }),
]

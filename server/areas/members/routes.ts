import { contract } from '#domain/contract.ts'
import { findMembers } from '#server/areas/accounts/public.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { acceptInvitation, joinAsNew, showInvitation } from './accept-invitation.ts'
import { cancelInvitation, invite } from './invite.ts'
import { changeMember, removeMember } from './manage-members.ts'
import { findOpenInvitations } from './queries-invitations.ts'
import { invitationEntry, memberEntry, readPlace } from './views.ts'

const calls = contract.members

export const memberRoutes: Route[] = [
  route(calls.members, async (deps, viewer) => ({
    data: (await findMembers(deps.db, viewer.companyId)).map((member) => memberEntry(viewer, member)),
  })),
  route(calls.changeMember, async (deps, asker, body) => {
    await changeMember(deps, asker, body.anggota_id, readPlace(body))
    return {}
  }),
  route(calls.removeMember, async (deps, asker, body) => {
    await removeMember(deps, asker, body.anggota_id)
    return {}
  }),
  route(calls.invitations, async (deps, asker) => ({
    data: (await findOpenInvitations(deps.db, asker.companyId, deps.now())).map(invitationEntry),
  })),
  route(calls.invite, async (deps, asker, body) => ({
    data: invitationEntry(await invite(deps, asker, body.email, readPlace(body))),
  })),
  route(calls.cancelInvitation, async (deps, asker, body) => {
    await cancelInvitation(deps, asker, body.undangan_id)
    return {}
  }),
  route(calls.showInvitation, async (deps, viewer, body) => ({
    data: await showInvitation(deps, viewer, body.token),
  })),
  route(calls.acceptInvitation, async (deps, member, body) => ({
    data: { perusahaan_id: await acceptInvitation(deps, member, body.token) },
  })),
  route(calls.joinAsNew, async (deps, _visitor, body) => ({
    data: {
      email: await joinAsNew(deps, body.token, { name: body.nama, phone: body.telepon, password: body.password }),
    },
  })),
]

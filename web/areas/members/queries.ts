import { list } from '#domain/codec.ts'
import { closing, companyClosing, invitation, member, openedInvitation } from '#domain/members/codec.ts'
import { query } from '#web/lib/query.ts'

export const membersQuery = (companyId: string) =>
  query({ call: 'anggota/daftar', body: { company_id: companyId }, as: list(member) })

/** Only for those who may manage members. */
export const invitationsQuery = (companyId: string) =>
  query({ call: 'undangan/daftar', body: { company_id: companyId }, as: list(invitation) })

/** The invitation behind its link. */
export const openedInvitationQuery = (token: string) =>
  query({ call: 'undangan/lihat', body: { token }, as: openedInvitation })

/** What closing the own account would end, and what holds it back. */
export const closingQuery = query({ call: 'akun/tutup/lihat', body: {}, as: closing, live: ['order'] })

/** What closing the own company would end; only for those who may close it. */
export const companyClosingQuery = (companyId: string) =>
  query({ call: 'perusahaan/tutup/lihat', body: { company_id: companyId }, as: companyClosing, live: ['order'] })

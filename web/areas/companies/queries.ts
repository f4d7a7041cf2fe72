import { companyEntry, device, ownProfile } from '#domain/accounts/codec.ts'
import { list } from '#domain/codec.ts'
import { address, company, documentPlace } from '#domain/companies/codec.ts'
import { closing, invitation, member, openedInvitation } from '#domain/members/codec.ts'
import { query } from '#web/lib/query.ts'

/** The user's own data. */
export const ownProfileQuery = query({ call: 'akun/profil', body: {}, as: ownProfile })

/** The devices the user is signed in on. */
export const devicesQuery = query({ call: 'akun/perangkat/daftar', body: {}, as: list(device) })

/** What closing the own account would end, and what holds it back. */
export const closingQuery = query({ call: 'akun/tutup/lihat', body: {}, as: closing, live: ['order'] })

/** The companies the user may act for. */
export const ownCompaniesQuery = query({ call: 'session/akun/daftar', body: {}, as: list(companyEntry) })

export const companyQuery = (companyId: string) =>
  query({ call: 'perusahaan/detail', body: { company_id: companyId }, as: company })

export const documentsQuery = (companyId: string) =>
  query({ call: 'perusahaan/dokumen/daftar', body: { company_id: companyId }, as: list(documentPlace) })

export const addressesQuery = (companyId: string) =>
  query({ call: 'alamat/daftar', body: { company_id: companyId }, as: list(address) })

export const membersQuery = (companyId: string) =>
  query({ call: 'anggota/daftar', body: { company_id: companyId }, as: list(member) })

/** Only for those who may manage members. */
export const invitationsQuery = (companyId: string) =>
  query({ call: 'undangan/daftar', body: { company_id: companyId }, as: list(invitation) })

/** The invitation behind its link. */
export const openedInvitationQuery = (token: string) =>
  query({ call: 'undangan/lihat', body: { token }, as: openedInvitation })

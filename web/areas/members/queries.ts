import { query } from '#web/lib/api/query.ts'

export const membersQuery = (companyId: string) => query({ call: 'anggota/daftar', body: { companyId } })

/** Only for those who may manage members. */
export const invitationsQuery = (companyId: string) => query({ call: 'undangan/daftar', body: { companyId } })

/** The invitation behind its link. */
export const openedInvitationQuery = (token: string) => query({ call: 'undangan/lihat', body: { token } })

/** The consequences of closing the own account, and the obstacles. */
export const closingQuery = query({ call: 'akun/tutup/lihat', body: {}, live: ['order'] })

/** The consequences of closing the own company; only for those who may close it. */
export const companyClosingQuery = (companyId: string) =>
  query({ call: 'perusahaan/tutup/lihat', body: { companyId }, live: ['order'] })

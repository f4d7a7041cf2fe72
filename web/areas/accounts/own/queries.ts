import { companyEntry, device, ownProfile } from '#domain/accounts/codec.ts'
import { list } from '#domain/codec.ts'
import { query } from '#web/lib/api/query.ts'

/** The user's own data. */
export const ownProfileQuery = query({ call: 'akun/profil', body: {}, as: ownProfile })

/** The devices the user is signed in on. */
export const devicesQuery = query({ call: 'akun/perangkat/daftar', body: {}, as: list(device) })

/** The companies the user may act for. */
export const ownCompaniesQuery = query({ call: 'session/akun/daftar', body: {}, as: list(companyEntry) })

import { query } from '#web/lib/api/query.ts'

/** The user's own data. */
export const ownProfileQuery = query({ call: 'akun/profil', body: {} })

/** The devices the user is signed in on. */
export const devicesQuery = query({ call: 'akun/perangkat/daftar', body: {} })

/** The companies the user may act for. */
export const ownCompaniesQuery = query({ call: 'session/akun/daftar', body: {} })

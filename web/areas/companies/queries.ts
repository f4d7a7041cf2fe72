import { query } from '#web/lib/api/query.ts'

export const companyQuery = (companyId: string) => query({ call: 'perusahaan/detail', body: { companyId } })

export const documentsQuery = (companyId: string) => query({ call: 'perusahaan/dokumen/daftar', body: { companyId } })

export const addressesQuery = (companyId: string) => query({ call: 'alamat/daftar', body: { companyId } })

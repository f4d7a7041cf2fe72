import { list } from '#domain/codec.ts'
import { address, company, documentPlace } from '#domain/companies/codec.ts'
import { query } from '#web/lib/api/query.ts'

export const companyQuery = (companyId: string) =>
  query({ call: 'perusahaan/detail', body: { company_id: companyId }, as: company })

export const documentsQuery = (companyId: string) =>
  query({ call: 'perusahaan/dokumen/daftar', body: { company_id: companyId }, as: list(documentPlace) })

export const addressesQuery = (companyId: string) =>
  query({ call: 'alamat/daftar', body: { company_id: companyId }, as: list(address) })

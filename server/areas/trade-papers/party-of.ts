import type { Paper } from '#domain/trade-papers/codec.ts'
import type { CompanyOnPaper } from './queries.ts'

/** A company as it stands on a paper. @throws Error where it is gone, which cannot be */
export function partyOf(company: CompanyOnPaper | undefined): Paper['seller'] {
  if (!company) throw new Error('a company on a paper is gone')
  const { name, npwp, phone, address, city, province } = company
  return { name, npwp, phone, address: [address, city, province].filter(Boolean).join(', ') }
}

import { randomBytes } from 'node:crypto'
import { slugOf } from '#domain/slug.ts'
import type { Tx } from '#server/platform/database.ts'
import { buyerRegistered } from './events.ts'
import { insertAddress } from './queries.ts'
import { insertBuyerCompany, type NewBuyerCompany } from './queries-registration.ts'

export interface CompanyRegistration extends NewBuyerCompany {
  postalCode: string
  /** Recipient at the company's first address. */
  recipient: string
}

/** Writes a buyer company, with the address it gave as its default [REG-1]. */
export async function registerCompany(tx: Tx, company: CompanyRegistration, now: Date): Promise<string> {
  const name = slugOf(company.name) || 'perusahaan'
  // companies with the same name get a random suffix
  const companyId =
    (await insertBuyerCompany(tx, { ...company, username: name }, now)) ??
    (await insertBuyerCompany(tx, { ...company, username: `${name}-${randomBytes(4).toString('hex')}` }, now))
  if (!companyId) throw new Error(`no username was found for ${company.name}`)
  await insertAddress(
    tx,
    companyId,
    {
      label: 'Alamat utama',
      recipient: company.recipient,
      phone: company.phone,
      street: company.street,
      city: company.city,
      province: company.province,
      postalCode: company.postalCode,
      isDefault: true,
      nitku: null,
    },
    now,
  )
  await buyerRegistered.tell(tx, { companyId, name: company.name }, now)
  return companyId
}

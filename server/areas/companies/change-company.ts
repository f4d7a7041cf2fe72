import type { Member } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { identityChanging } from './events.ts'
import { type CompanyChange, findCompanyProfile, saveCompanyProfile } from './queries-profile.ts'

/** Changes the company's own data [REG-3]. @throws Refusal tax_id_missing */
export function changeCompany(deps: Deps, member: Member, change: CompanyChange): Promise<void> {
  return deps.db.transaction().execute((tx) => changeIn(tx, member, change, deps.now()))
}

async function changeIn(tx: Tx, member: Member, change: CompanyChange, now: Date): Promise<void> {
  // companies that trade must have one of the two [REG-1]
  if (member.companyKind !== 'platform' && !change.npwp && !change.nib) {
    throw new Refusal('tax_id_missing', { field: 'npwp' })
  }
  const otherBusiness = change.businessType === 'Lainnya' ? change.otherBusiness : null
  // before the company is written: whoever reviews it locks the two in this order
  if (member.companyKind === 'buyer' && (await isRenamed(tx, member, change)))
    await identityChanging.tell(tx, { companyId: member.companyId }, now)
  await saveCompanyProfile(tx, member.companyId, { ...change, otherBusiness })
}

async function isRenamed(tx: Tx, { companyId }: Member, change: CompanyChange): Promise<boolean> {
  const { name, npwp, nib } = await findCompanyProfile(tx, companyId)
  return name !== change.name || npwp !== change.npwp || nib !== change.nib
}

import type { Member } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { identityChanging } from './events.ts'
import {
  type CompanyChange,
  type CompanyProfile,
  findCompanyProfile,
  findTaken,
  type Identity,
  lockIdentities,
  saveCompanyProfile,
} from './queries-profile.ts'

/** What a company's data become, and in which version they were seen. */
interface SeenChange extends CompanyChange {
  seenVersion: number
}

/**
 * Changes the company's own data; of two who saw the same, the later is told [REG-3]. Another name or number is in the audit
 * log, and no seller takes those of another [ADM-2, ADM-6].
 * @throws Refusal tax_id_missing | company_profile_moved_on | company_identity_taken
 */
export function changeCompany(deps: Deps, member: Member, change: SeenChange): Promise<CompanyProfile> {
  return deps.db.transaction().execute(async (tx) => {
    await changeIn(tx, member, change, deps.now())
    return findCompanyProfile(tx, member.companyId)
  })
}

async function changeIn(tx: Tx, member: Member, { seenVersion, ...change }: SeenChange, now: Date): Promise<void> {
  // companies that trade must have one of the two [REG-1]
  if (member.companyKind !== 'platform' && !change.npwp && !change.nib) {
    throw new Refusal('tax_id_missing', { field: 'npwp' })
  }
  const otherBusiness = change.businessType === 'Lainnya' ? change.otherBusiness : null
  const there = await findCompanyProfile(tx, member.companyId)
  if (there.version !== seenVersion) throw movedOn()
  const before = identityOf(there)
  const after = identityOf(change)
  if (before.name !== after.name || before.npwp !== after.npwp || before.nib !== after.nib) {
    // before the company is written: whoever reviews it locks the two in this order
    if (member.companyKind === 'buyer') await identityChanging.tell(tx, { companyId: member.companyId }, now)
    if (member.companyKind === 'seller') await checkUntaken(tx, member, after)
    const thing = { id: member.companyId, name: after.name }
    await audit(tx, member, { act: 'company.identity', thing, before: { ...before }, after: { ...after } }, now)
  }
  const { companyId } = member
  // not locked until now: it may have changed since it was read
  if (!(await saveCompanyProfile(tx, { companyId, seenVersion }, { ...change, otherBusiness }))) throw movedOn()
}

function movedOn(): Refusal {
  return new Refusal('company_profile_moved_on', { field: 'versi' })
}

function identityOf({ name, npwp, nib }: Identity): Identity {
  return { name, npwp, nib }
}

/** @throws Refusal company_identity_taken for the first of the three that another seller has */
async function checkUntaken(tx: Tx, { companyId }: Member, identity: Identity): Promise<void> {
  await lockIdentities(tx)
  const taken = await findTaken(tx, companyId, identity)
  if (taken) throw new Refusal('company_identity_taken', { field: fields[taken], words: { what: words[taken] } })
}

const fields = { name: 'nama', npwp: 'npwp', nib: 'nib' } as const
const words = { name: 'Nama', npwp: 'NPWP', nib: 'NIB' } as const

import { randomBytes } from 'node:crypto'
import { isSeller, type Member, type Seller } from '#domain/accounts/actor.ts'
import { refuseReserved } from '#domain/companies/reserved-name.ts'
import { Refusal } from '#domain/refusal.ts'
import { slugOf } from '#domain/slug.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { buyerRegistered, identityChanging, identityRequested } from './events.ts'
import { insertAddress } from './queries.ts'
import {
  type CompanyChange,
  type CompanyProfile,
  findCompanyProfile,
  findTaken,
  type Identity,
  lockIdentities,
  saveCompanyProfile,
} from './queries-profile.ts'
import { insertBuyerCompany, type NewBuyerCompany } from './queries-registration.ts'

/** A company's new data, and the expected version. */
interface ExpectedChange extends CompanyChange {
  expectedVersion: number
}

/**
 * Changes the company's own data; of two concurrent edits the later is refused [REG-3]. Another name or number is in
 * the audit log; a seller has it once an administrator agrees, and asks for none that another has [ADM-2, ADM-6]. A buyer
 * with another name, number or line of business is reviewed again, since sellers may let it in by what was verified [UX-2].
 * @throws Refusal tax_id_missing | name_reserved | company_profile_moved_on | company_identity_taken
 */
export function changeCompany(deps: Deps, member: Member, change: ExpectedChange): Promise<CompanyProfile> {
  return deps.db.transaction().execute(async (tx) => {
    await changeIn(tx, member, change, deps.now())
    return findCompanyProfile(tx, member.companyId)
  })
}

async function changeIn(
  tx: Tx,
  member: Member,
  { expectedVersion, ...change }: ExpectedChange,
  now: Date,
): Promise<void> {
  // companies that trade must have one of the two [REG-1]
  if (member.companyKind !== 'platform' && !change.npwp && !change.nib) {
    throw new Refusal('tax_id_missing', { field: 'npwp' })
  }
  const otherBusiness = change.businessType === 'Lainnya' ? change.otherBusiness : null
  const there = await findCompanyProfile(tx, member.companyId)
  if (there.version !== expectedVersion) throw movedOn()
  if (member.companyKind !== 'platform' && there.name !== change.name) refuseReserved(change.name, 'nama')
  const { companyId } = member
  const [before, after] = [identityOf(there), identityOf(change)]
  const isSame = isSameIdentity(before, after)
  // before the company is written: a review locks the two in this order
  if (member.companyKind === 'buyer' && !(isSame && there.businessType === change.businessType)) {
    await identityChanging.emit(tx, { companyId }, now)
  }
  const identity = isSame ? before : await changeIdentity(tx, member, { before, after }, now)
  // not locked until now: it may have changed since it was read
  const changed = { ...change, ...identity, otherBusiness }
  if (!(await saveCompanyProfile(tx, { companyId, expectedVersion }, changed))) throw movedOn()
}

interface Change {
  before: Identity
  after: Identity
}

/** @returns the identity that the company has from now on */
async function changeIdentity(tx: Tx, member: Member, { before, after }: Change, now: Date): Promise<Identity> {
  if (isSeller(member)) {
    await askIdentity(tx, member, { before, after }, now)
    return before
  }
  const thing = { id: member.companyId, name: after.name }
  await audit(tx, member, { act: 'company.identity', thing, before: { ...before }, after: { ...after } }, now)
  return after
}

/** @throws Refusal company_identity_taken for the first of the three that another seller has */
async function askIdentity(tx: Tx, owner: Seller, { before, after }: Change, now: Date): Promise<void> {
  await identityRequested.emit(tx, { owner, before, after }, now)
  const taken = await takenOf(tx, owner.companyId, after)
  if (!taken) return
  throw new Refusal('company_identity_taken', { field: identityFields[taken], words: { what: identityWords[taken] } })
}

function movedOn(): Refusal {
  return new Refusal('company_profile_moved_on', { field: 'version' })
}

function identityOf({ name, npwp, nib }: Identity): Identity {
  return { name, npwp, nib }
}

/** Which of the three another seller has, in whatever way its name is written; it stays so until commit. */
export async function takenOf(tx: Tx, sellerId: string, identity: Identity): Promise<keyof Identity | undefined> {
  await lockIdentities(tx)
  return findTaken(tx, sellerId, identity)
}

/** Whether name and numbers are the same to the letter. */
export function isSameIdentity(one: Identity, other: Identity): boolean {
  return one.name === other.name && one.npwp === other.npwp && one.nib === other.nib
}

const identityFields = { name: 'nama', npwp: 'npwp', nib: 'nib' } as const
export const identityWords = { name: 'Nama', npwp: 'NPWP', nib: 'NIB' } as const

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
  await buyerRegistered.emit(tx, { companyId, name: company.name }, now)
  return companyId
}

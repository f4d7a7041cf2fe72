import type { Buyer } from '#domain/accounts/actor.ts'
import { isPlatformName, refuseReserved } from '#domain/companies/reserved-name.ts'
import { applications } from '#domain/onboarding/application.ts'
import type { ApplicationFacts } from '#domain/onboarding/missing.ts'
import { companyName, lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { insertApplication, lockApplication, type StoredApplication, saveApplication } from './queries.ts'

/**
 * Keeps a step of the company's draft as it is written; of two who write at once the later is told [SHOP-1].
 * @throws Refusal name_reserved | application_moved_on | application_act_not_allowed
 */
export async function writeApplication(
  deps: Deps,
  owner: Buyer,
  seenVersion: number,
  step: Partial<ApplicationFacts>,
): Promise<void> {
  // a company that is called so already goes on under its name
  if (step.legalName && !isPlatformName(await companyName(deps.db, owner.companyId)))
    refuseReserved(step.legalName, 'legalName')
  await deps.db.transaction().execute((tx) => writeIn(tx, owner, seenVersion, step, deps.now()))
}

async function writeIn(
  tx: Tx,
  owner: Buyer,
  seenVersion: number,
  step: Partial<ApplicationFacts>,
  now: Date,
): Promise<void> {
  const application = await holdApplication(tx, owner, now)
  const written = applications.take(application, 'write', { party: owner, seenVersion })
  await saveApplication(tx, { ...written, facts: { ...application.facts, ...step } })
}

/** The company's application, locked for one act; an empty one where there is none. */
export async function holdApplication(tx: Tx, owner: Buyer, now: Date): Promise<StoredApplication> {
  await lockCompany(tx, owner.companyId)
  const known = await lockApplication(tx, owner.companyId)
  if (known) return known
  await insertApplication(tx, owner.companyId, now)
  const begun = await lockApplication(tx, owner.companyId)
  if (!begun) throw new Error(`the application of ${owner.companyId} is not there`)
  return begun
}

import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { isPlatformName, refuseReserved } from '#domain/companies/reserved-name.ts'
import { applications } from '#domain/onboarding/application.ts'
import { type ApplicationFacts, missingIn } from '#domain/onboarding/missing.ts'
import { APPLICATION_PATH, applicationNotice, verificationPath } from '#domain/onboarding/notice.ts'
import { Refusal } from '#domain/refusal.ts'
import { findDeadline } from '#server/areas/calendar/public.ts'
import { takeShopOffSale } from '#server/areas/catalogue/public.ts'
import { companyName, findPlatform, lockCompany } from '#server/areas/companies/public.ts'
import { notify } from '#server/areas/notifications/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import {
  insertApplication,
  insertEvent,
  lockApplication,
  lockApplicationOfShop,
  type StoredApplication,
  saveApplication,
} from './queries.ts'
import { findFiles } from './queries-files.ts'

/**
 * Sends the company's application to the platform, which has a working day for it [SHOP-1, ADM-2].
 * @throws Refusal application_incomplete | application_moved_on | application_act_not_allowed
 */
export async function submitApplication(deps: Deps, owner: Buyer, expectedVersion: number): Promise<void> {
  await deps.db.transaction().execute((tx) => submitIn(tx, owner, expectedVersion, deps.now()))
}

/** Begins again from what was refused [SHOP-1]. @throws Refusal application_moved_on | application_act_not_allowed */
export async function renewApplication(deps: Deps, owner: Buyer, expectedVersion: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.now()
    const application = await holdApplication(tx, owner, now)
    await saveApplication(tx, applications.take(application, 'renew', { party: owner, expectedVersion }))
    await insertEvent(tx, application.id, owner.userId, { event: 'renew', reasons: [], note: null }, now)
  })
}

async function submitIn(tx: Tx, owner: Buyer, expectedVersion: number, now: Date): Promise<void> {
  const application = await holdApplication(tx, owner, now)
  const submitted = applications.take(application, 'submit', { party: owner, expectedVersion })
  const kinds = (await findFiles(tx, application.id)).map(({ kind }) => kind)
  const missing = Object.values(missingIn(application.facts, kinds, businessDay(now))).flat()
  if (missing.length > 0) throw new Refusal('application_incomplete', { words: { missing: missing.join(', ') } })

  await saveApplication(tx, { ...submitted, submittedAt: now, dueAt: await findDeadline(tx, now) })
  await insertEvent(tx, application.id, owner.userId, { event: 'submit', reasons: [], note: null }, now)
  await notifyApplicant(tx, submitted, 'submit', '', now)
  await notifyAdministrators(tx, submitted, now)
}

/**
 * Saves a step of the company's draft as it is written; of two concurrent edits the later is refused [SHOP-1].
 * @throws Refusal name_reserved | application_moved_on | application_act_not_allowed
 */
export async function writeApplication(
  deps: Deps,
  owner: Buyer,
  expectedVersion: number,
  step: Partial<ApplicationFacts>,
): Promise<void> {
  // a company that is called so already goes on under its name
  if (step.legalName && !isPlatformName(await companyName(deps.db, owner.companyId)))
    refuseReserved(step.legalName, 'legalName')
  await deps.db.transaction().execute((tx) => writeIn(tx, owner, expectedVersion, step, deps.now()))
}

async function writeIn(
  tx: Tx,
  owner: Buyer,
  expectedVersion: number,
  step: Partial<ApplicationFacts>,
  now: Date,
): Promise<void> {
  const application = await holdApplication(tx, owner, now)
  const written = applications.take(application, 'write', { party: owner, expectedVersion })
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

/** Ends the application of a company that is closed; a shop that it has opened is a company of its own and goes on [OPS-5]. */
export async function endApplication(tx: Tx, buyer: Buyer, now: Date): Promise<void> {
  const application = await lockApplication(tx, buyer.companyId)
  if (application && application.shopId === null) await end(tx, application, buyer.userId, now)
}

/** Takes all of a closed shop out of every list for good; its negotiations end, and carts are notified [OPS-5]. */
export async function endShop(tx: Tx, seller: Seller, now: Date): Promise<void> {
  // before stocks, as suspending the shop locks it
  const application = await lockApplicationOfShop(tx, seller.companyId)
  await takeShopOffSale(tx, { sellerId: seller.companyId, isForGood: true }, now)
  if (application) await end(tx, application, seller.userId, now)
}

async function end(tx: Tx, application: StoredApplication, userId: string, now: Date): Promise<void> {
  if (application.state === 'closed') return
  const { version, ...closed } = applications.advance(application, 'close', 'system', undefined)
  await saveApplication(tx, { ...closed, version })
  await insertEvent(tx, application.id, userId, { event: 'close', reasons: [], note: null }, now)
}

type NoticeAct = Parameters<typeof applicationNotice>[0]['act']

/** Notifies the company of a step of its application, by bell, push and mail; its shop too where there is one. */
export async function notifyApplicant(
  tx: Tx,
  { companyId, shopId }: StoredApplication,
  act: NoticeAct,
  said: string,
  now: Date,
): Promise<void> {
  const message = applicationNotice({ act, companyName: await companyName(tx, companyId), explanation: said })
  const recipients = new Map([
    [companyId, APPLICATION_PATH],
    // last: a seller of the demo is its own applicant
    ...(shopId ? ([[shopId, '/pusat-seller']] as const) : []),
  ])
  const notices = [...recipients].map(([to, link]) => ({
    companyId: to,
    kind: 'application' as const,
    step: act,
    message,
    link,
  }))
  await notify(tx, notices, now)
}

/** Notifies the administrators of the platform that an application awaits review. */
async function notifyAdministrators(tx: Tx, { id, companyId }: StoredApplication, now: Date): Promise<void> {
  const platformId = await findPlatform(tx)
  if (!platformId) return
  const message = `${await companyName(tx, companyId)} menunggu diperiksa sebagai seller`
  const link = verificationPath(id)
  await notify(tx, [{ companyId: platformId, kind: 'application', step: 'verify', message, link }], now)
}

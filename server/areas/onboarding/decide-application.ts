import type { Administrator } from '#domain/accounts/actor.ts'
import { applications } from '#domain/onboarding/application.ts'
import { applicationDocumentLabel } from '#domain/onboarding/document-kind.ts'
import type { ApplicationFacts } from '#domain/onboarding/missing.ts'
import { type Decision, type DecisionReason, reasonText } from '#domain/onboarding/reasons.ts'
import { Refusal } from '#domain/refusal.ts'
import { findReaders, insertMember, lockAllMemberships } from '#server/areas/accounts/public.ts'
import { companyName, type NewShop, openShop } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { shopOpened } from './events.ts'
import { findApplicant, insertEvent, lockAnyApplication, type StoredApplication, saveApplication } from './queries.ts'
import { findFiles } from './queries-files.ts'
import { notifyApplicant } from './submit-application.ts'

/** An application as somebody was shown it. */
export interface ExpectedApplication {
  id: string
  version: number
}

export interface Decided {
  decision: Decision
  reasons: readonly DecisionReason[]
  /** For the company to read. */
  note: string | null
  /** Ids of the documents that the administrator has read. */
  readDocuments: readonly string[]
}

/**
 * An administrator approves an application, which opens the shop, sends it back, or refuses it; the company is notified
 * with the reasons; of two concurrent administrators the later is refused [SHOP-1, ADM-2].
 * @throws Refusal application_not_found | application_moved_on | application_act_not_allowed |
 * application_reason_needed | application_note_needed | application_unread
 */
export async function decideApplication(
  deps: Deps,
  administrator: Administrator,
  expected: ExpectedApplication,
  decided: Decided,
): Promise<void> {
  await deps.db.transaction().execute((tx) => decideIn(tx, administrator, expected, decided, deps.now()))
}

async function decideIn(
  tx: Tx,
  administrator: Administrator,
  expected: ExpectedApplication,
  { decision, reasons, note, readDocuments }: Decided,
  now: Date,
): Promise<void> {
  // the company's memberships before its application, as closing it, or an account, locks them
  const companyId = await findApplicant(tx, expected.id)
  if (companyId) await lockAllMemberships(tx, companyId)
  const application = await lockKnown(tx, expected.id)
  const appliedReasons = decision === 'approve' ? [] : reasons
  const attempt = { party: administrator, expectedVersion: expected.version, reason: appliedReasons.join() }
  const after = applications.take(application, decision, attempt)
  if (appliedReasons.includes('other') && !note) throw new Refusal('application_note_needed', { field: 'note' })

  if (decision === 'approve') await checkRead(tx, application.id, readDocuments)

  const shopId = decision === 'approve' ? await open(tx, administrator, application, now) : null
  const saved = { ...after, shopId }
  await saveApplication(tx, saved)
  await insertEvent(tx, application.id, administrator.userId, { event: decision, reasons: appliedReasons, note }, now)
  const name = await companyName(tx, application.companyId)
  const said = reasonText(appliedReasons, note)
  await audit(
    tx,
    administrator,
    {
      act: `application.${decision}`,
      thing: { id: application.id, name },
      ...(said && { after: { reason: said } }),
    },
    now,
  )
  await notifyApplicant(tx, saved, decision, said, now)
}

/** Approved is what was read: a document that came meanwhile has not been. @throws Refusal application_unread */
async function checkRead(tx: Tx, applicationId: string, read: readonly string[]): Promise<void> {
  const unread = (await findFiles(tx, applicationId)).filter(({ id }) => !read.includes(id))
  if (unread.length === 0) return
  const documents = unread.map(({ kind }) => applicationDocumentLabel(kind)).join(', ')
  throw new Refusal('application_unread', { field: 'readDocuments', words: { documents } })
}

/** Opens the shop; the company's owner owns it too, from their next request on. @returns the seller's id */
async function open(
  tx: Tx,
  administrator: Administrator,
  { companyId, facts }: StoredApplication,
  now: Date,
): Promise<string> {
  const shop = await shopOf(tx, companyId, facts)
  const shopId = await openShop(tx, shop, now)
  const owners = (await findReaders(tx, [companyId])).filter(({ role }) => role === 'owner')
  const terms = { role: 'owner', limits: { perOrder: null, perMonth: null } } as const
  for (const { userId } of owners) await insertMember(tx, shopId, userId, terms, now)
  await shopOpened.emit(tx, { shopId, name: shop.name, administrator, ...accountOf(facts) }, now)
  return shopId
}

async function shopOf(tx: Tx, companyId: string, facts: ApplicationFacts): Promise<NewShop> {
  const { sellerType, npwp, nib, isPkp, exchangeRate } = facts
  if (!sellerType || !npwp || !nib || !exchangeRate) throw new Error('an incomplete application was submitted')
  return { companyId, name: await companyName(tx, companyId), sellerType, npwp, nib, isPkp, exchangeRate }
}

function accountOf({ bank, bankNumber, bankHolder }: ApplicationFacts) {
  if (!bank || !bankNumber || !bankHolder) throw new Error('an application without an account was submitted')
  return { bank, number: bankNumber, holder: bankHolder }
}

/** @throws Refusal application_not_found */
export async function lockKnown(tx: Tx, id: string): Promise<StoredApplication> {
  const application = await lockAnyApplication(tx, id)
  if (!application) throw new Refusal('application_not_found', { field: 'id' })
  return application
}

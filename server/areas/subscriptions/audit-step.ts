import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import type { HappeningAct } from '#domain/subscriptions/notice.ts'
import type { PaymentTerm } from '#domain/subscriptions/terms.ts'
import { companyName } from '#server/areas/companies/public.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import type { KeptTerms, StoredSubscription } from './queries-writing.ts'

// what a buyer asks for gives no right
const audited = {
  approve: 'subscription.approve',
  askDocuments: 'subscription.ask-documents',
  decline: 'subscription.decline',
  suspend: 'subscription.suspend',
  reactivate: 'subscription.reactivate',
  end: 'subscription.end',
  changeTerms: 'subscription.change-terms',
  close: 'subscription.end',
  closeShop: 'subscription.end',
} as const satisfies Partial<Record<HappeningAct, string>>

interface Step {
  act: HappeningAct
  note: string | null
  before: StoredSubscription
  after: StoredSubscription
  /** Where terms were set: the payment types until then, and all terms since. */
  terms: { before: readonly PaymentTerm[] | null; after: KeptTerms } | null
}

/** Audits what changes rights or credit of a customer [ADM-6]. */
export async function auditStep(
  tx: Tx,
  actor: Buyer | Seller,
  { act, note, before, after, terms }: Step,
  now: Date,
): Promise<void> {
  if (!(act in audited)) return
  const { priceLevel, salesUserId } = before
  await audit(
    tx,
    actor,
    {
      act: audited[act as keyof typeof audited], // just looked up
      thing: { id: before.id, name: await companyName(tx, before.buyerId) },
      before: { state: before.state, ...(terms && { priceLevel, salesUserId, payments: terms.before ?? [] }) },
      after: { state: after.state, ...terms?.after, ...(note && { reason: note }) },
    },
    now,
  )
}

import type { Buyer } from '#domain/accounts/actor.ts'
import { subscriptions } from '#domain/subscriptions/subscription.ts'
import type { Tx } from '#server/platform/database.ts'
import { announce } from './announce.ts'
import { auditStep } from './audit-step.ts'
import { subscriptionEnded } from './events.ts'
import { insertEvent, lockSubscriptionsOf, saveState } from './queries-writing.ts'

/** Ends what a buyer subscribes to, or has asked for, because its last member closes the account; sellers are told. */
export async function endSubscriptionsOf(tx: Tx, buyer: Buyer, now: Date): Promise<void> {
  const states = subscriptions.steps.filter(({ event }) => event === 'close').map(({ from }) => from)
  const act = { act: 'close', note: null } as const
  for (const subscription of await lockSubscriptionsOf(tx, buyer.companyId, states)) {
    const ended = subscriptions.advance(subscription, 'close', 'system', undefined)
    await saveState(tx, ended, now)
    await insertEvent(tx, ended, buyer, { ...act, terms: null }, now)
    if (subscription.state === 'active') await subscriptionEnded.tell(tx, ended, now)
    await auditStep(tx, buyer, { ...act, before: subscription, after: ended, terms: null }, now)
    await announce(tx, buyer, ended, act, now)
  }
}

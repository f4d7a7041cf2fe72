import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { subscriptions } from '#domain/subscriptions/subscription.ts'
import type { Tx } from '#server/platform/database.ts'
import { announce } from './announce.ts'
import { auditStep } from './audit-step.ts'
import { subscriptionEnded } from './events.ts'
import { insertEvent, lockSubscriptionsOf, saveState } from './queries-writing.ts'

const endingStates = subscriptions.steps.filter(({ event }) => event === 'close').map(({ from }) => from)

/** Locks what endSubscriptionsOf ends: subscriptions come before stocks, and stocks before negotiations. */
export async function holdSubscriptionsOf(tx: Tx, closed: Buyer | Seller): Promise<void> {
  await lockSubscriptionsOf(tx, closed, endingStates)
}

/** Ends what a closed company subscribes to or was subscribed to, or what was asked for; the other side is told [REG-3, OPS-5]. */
export async function endSubscriptionsOf(tx: Tx, closed: Buyer | Seller, now: Date): Promise<void> {
  const act = { act: closed.companyKind === 'buyer' ? 'close' : 'closeShop', note: null } as const
  for (const subscription of await lockSubscriptionsOf(tx, closed, endingStates)) {
    const ended = subscriptions.advance(subscription, 'close', 'system', undefined)
    await saveState(tx, ended, now)
    await insertEvent(tx, ended, closed, { ...act, terms: null }, now)
    if (subscription.state === 'active') await subscriptionEnded.tell(tx, ended, now)
    await auditStep(tx, closed, { ...act, before: subscription, after: ended, terms: null }, now)
    await announce(tx, closed, ended, act, now)
  }
}

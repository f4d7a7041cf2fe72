import type { Seller } from '#domain/accounts/actor.ts'
import { beyondWords, isBeyond } from '#domain/catalogue/prices/price-floor.ts'
import type { RequestedAnswer } from '#domain/catalogue/prices/price-request.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import { agree, counter } from '#domain/negotiations/acts.ts'
import type { NegoSettings } from '#domain/negotiations/settings.ts'
import { askOwnerForPrice, findFloor } from '#server/areas/catalogue/public.ts'
import { companyName } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { lockNegotiation } from './queries.ts'
import { findSettings, saveSettings } from './queries-settings.ts'
import { type Decision, decideIn, saveIn, takeStepIn } from './take-step.ts'

/**
 * The seller agrees to the buyer's price, or names another one; what is below what sales may give waits for the owner
 * instead, and the buyer hears of nothing [NEGO-9, SHOP-7].
 * @throws Refusal as `takeStep`, price_request_waits
 */
export function answerOffer(deps: Deps, seller: Seller, id: string, answer: RequestedAnswer): Promise<void> {
  return deps.db.transaction().execute((tx) => answerIn(tx, seller, id, answer, deps.now()))
}

async function answerIn(tx: Tx, seller: Seller, id: string, answer: RequestedAnswer, now: Date): Promise<void> {
  const moved = await decideIn(tx, seller, { id, expectedVersion: answer.seenVersion }, decisionOf(answer), now)
  const { productId, productName: name, price, unit, units, buyerId } = moved.nego
  const floor = await findFloor(tx, seller, productId)
  if (!floor || !isBeyond(price, null, floor)) return saveIn(tx, seller, moved)

  const what = answer.kind === 'agree' ? 'Setuju nego' : 'Tawaran balik nego'
  const summary = `${what} ${formatRupiah(price)} per ${unit}, ${formatQuantity(units)} ${unit}, ${await companyName(tx, buyerId)}`
  const approval = { product: { id: productId, name }, negotiationId: id, wanted: answer, summary }
  await askOwnerForPrice(tx, seller, { ...approval, beyond: beyondWords(price, floor) }, now)
}

/** Keeps a negotiation of the seller's from moving on while the owner decides about an answer to it. */
export async function holdAnswered(
  tx: Tx,
  { seller, negotiationId }: { seller: Seller; negotiationId: string },
): Promise<void> {
  await lockNegotiation(tx, 'seller', seller.companyId, negotiationId)
}

/** Gives the answer that a sales person requested from the owner, as the owner [SHOP-7]. */
export async function answerAsOwner(
  tx: Tx,
  { owner, negotiationId: id, answer }: { owner: Seller; negotiationId: string; answer: RequestedAnswer },
  now: Date,
): Promise<void> {
  await takeStepIn(tx, owner, { id, expectedVersion: answer.seenVersion }, decisionOf(answer), now)
}

function decisionOf(answer: RequestedAnswer): Decision {
  if (answer.kind === 'agree') return agree
  const { price, note } = answer
  return (nego, attempt) => counter(nego, attempt, { price, note })
}

/** How the seller deals with deal prices and first offers from now on; what runs is left as it is [NEGO-11, NEGO-13]. */
export function changeSettings(deps: Deps, seller: Seller, settings: NegoSettings): Promise<void> {
  return deps.db.transaction().execute((tx) => changeSettingsIn(tx, seller, settings, deps.now()))
}

async function changeSettingsIn(tx: Tx, seller: Seller, after: NegoSettings, now: Date): Promise<void> {
  const { isChosen: _, ...before } = await findSettings(tx, seller.companyId)
  await saveSettings(tx, seller.companyId, after)
  const facts = { before: { ...before }, after: { ...after } }
  await audit(tx, seller, { act: 'negotiation.settings', thing: { id: seller.companyId }, ...facts }, now)
}

import type { Buyer } from '#domain/accounts/actor.ts'
import { Refusal, type RefusalCode } from '#domain/refusal.ts'
import type { RequestOutcome } from '#domain/subscriptions/contract-asking.ts'
import { subscriptionLabel } from '#domain/subscriptions/state.ts'
import { findCompanies } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { askSubscription } from './ask-subscription.ts'
import { findSubscriptionStatus } from './queries-negotiating.ts'
import type { Request } from './queries-writing.ts'

/**
 * Requests subscriptions from several sellers, each as if it were asked alone: what one cannot be sent keeps none of the
 * others back, and asking the same again sends nothing twice [UX-2].
 * @throws Refusal document_not_found | not_allowed
 */
export async function askSubscriptions(
  deps: Deps,
  buyer: Buyer,
  { sellerIds, ...request }: Omit<Request, 'sellerId'> & { sellerIds: readonly string[] },
  documentIds: readonly string[],
): Promise<RequestOutcome[]> {
  const ids = [...new Set(sellerIds.map((id) => id.toLowerCase()))]
  const companies = await findCompanies(deps.db, ids)
  const outcomes: RequestOutcome[] = []
  for (const sellerId of ids) {
    const company = companies.get(sellerId)
    const sellerName = company?.kind === 'seller' ? company.name : null
    outcomes.push({ sellerId, sellerName, ...(await askOne(deps, buyer, { ...request, sellerId }, documentIds)) })
  }
  return outcomes
}

const OF_ALL: ReadonlySet<string> = new Set<RefusalCode>(['document_not_found', 'not_allowed'])

async function askOne(
  deps: Deps,
  buyer: Buyer,
  request: Request,
  documentIds: readonly string[],
): Promise<Pick<RequestOutcome, 'outcome' | 'reason'>> {
  try {
    const { state } = await askSubscription(deps, buyer, request, documentIds)
    return { outcome: state === 'active' ? 'accepted' : 'sent', reason: null }
  } catch (refusal) {
    // documents and person are those of all requests: the first refusal is before anything was sent
    if (!(refusal instanceof Refusal) || OF_ALL.has(refusal.code)) throw refusal
    if (refusal.code !== 'subscription_act_not_allowed') return { outcome: 'refused', reason: refusal.sentence }
    const found = await findSubscriptionStatus(deps.db, buyer.companyId, request.sellerId)
    const reason = found ? `Langganan ke seller ini sudah ${subscriptionLabel(found.state)}.` : refusal.sentence
    return { outcome: 'already', reason }
  }
}

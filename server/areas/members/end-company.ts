import { isBuyer, isSeller, type Member } from '#domain/accounts/actor.ts'
import type { HeldCompany } from '#domain/members/closing.ts'
import { Refusal } from '#domain/refusal.ts'
import { saveClosed, saveDocumentsRemoved } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import {
  accountsWaiting,
  buyerClosed,
  companyClosed,
  moneyHeld,
  openBusiness,
  openClaims,
  shopClosed,
} from './events.ts'
import { cancelInvitationsFrom } from './queries-invitations.ts'

type Company = Pick<HeldCompany, 'companyId' | 'companyKind'>

/** What is under way for a company and keeps it from being closed. */
export async function findUnderWay(db: Db | Tx, company: Company, now: Date) {
  const { openOrders, unpaidOrders } = await openBusiness.ask(db, company, now)
  return {
    openOrders,
    unpaidOrders,
    openAccounts: await accountsWaiting.ask(db, company, now),
    ...(await openClaims.ask(db, company, now)),
    credits: await moneyHeld.ask(db, company, now),
  }
}

/**
 * Ends a company of which nothing is under way: what it subscribes to or sells, negotiates, asks for and keeps for itself.
 * Its orders, papers and ledgers stay under its name, as the law wants them kept [REG-3, OPS-5]. The caller holds its
 * places and the company, and takes its members out.
 * @throws Refusal moved_on: something came under way until nothing more could
 */
export async function endCompany(tx: Tx, member: Member, now: Date): Promise<void> {
  await cancelInvitationsFrom(tx, member.companyId, now)
  await saveClosed(tx, member.companyId, now)
  await saveDocumentsRemoved(tx, member.companyId, now)
  if (isBuyer(member)) await buyerClosed.tell(tx, member, now)
  if (isSeller(member)) await shopClosed.tell(tx, member, now)
  await companyClosed.tell(tx, member, now)
  // a customer's order that held a stock of the shop first is there only now
  const left = Object.values(await findUnderWay(tx, member, now))
  if (left.some((count) => count > 0)) throw new Refusal('moved_on')
}

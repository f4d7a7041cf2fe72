import { isBuyer, isSeller, type Member } from '#domain/accounts/actor.ts'
import { sessionsRevoked } from '#domain/live.ts'
import { type ClosingCompany, companyObstacles } from '#domain/members/closing.ts'
import type { CompanyClosing } from '#domain/members/contract.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  deleteMember,
  endSessionsFor,
  findMembers,
  findVerifiedRecipient,
  provePassword,
} from '#server/areas/accounts/public.ts'
import { companyName, lockCompany, saveClosed, saveDocumentsRemoved } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { harmless, mailText, mailTo } from '#server/platform/mail/letter.ts'
import {
  accountsWaiting,
  buyerClosed,
  companyClosed,
  membershipChanged,
  moneyOnAccount,
  openBusiness,
  openClaims,
  shopClosed,
} from './events.ts'
import { cancelInvitationsFrom } from './queries-invitations.ts'

/** The consequences of closing the member's company, and the obstacles [OPS-5]. */
export async function showCompanyClosing(deps: Deps, member: Member): Promise<CompanyClosing> {
  const obstacles = await findObstacles(deps.db, member, deps.now())
  const members = await findMembers(deps.db, member.companyId)
  return { obstacles: obstacles.map(({ code, sentence }) => ({ code, sentence })), members: members.length }
}

/**
 * Closes the member's company for good: what runs ends, its private data is deleted, and from the next request on it
 * has no members. Orders, documents and ledgers stay, as the law requires [OPS-5]. Only the owner may, by their role
 * [ROLE-10].
 * @throws Refusal password_wrong | too_often | busy | not_allowed, and what companyObstacles finds
 */
export async function closeCompany(deps: Deps, member: Member, password: string): Promise<void> {
  await provePassword(deps, member, { password, field: 'password' })
  await deps.db.transaction().execute((tx) => closeIn(tx, member, deps.now()))
}

async function closeIn(tx: Tx, member: Member, now: Date): Promise<void> {
  // its places are locked already: whatever its people are doing is finished first
  await lockCompany(tx, member.companyId)
  const [obstacle] = await findObstacles(tx, member, now)
  if (obstacle) throw obstacle

  const thing = { id: member.companyId, name: await companyName(tx, member.companyId) }
  await audit(tx, member, { act: 'company.close', thing }, now)
  await endCompany(tx, member, now)
  for (const { userId, role } of await findMembers(tx, member.companyId)) {
    await deleteMember(tx, member.companyId, userId)
    await audit(tx, member, { act: 'member.remove', thing: { id: userId }, before: { role } }, now)
    await membershipChanged.emit(tx, { companyId: member.companyId, userId, by: member }, now)
    await publish(tx, sessionsRevoked(await endSessionsFor(tx, userId, member.companyId, now)))
    await enqueue(tx, 'members/tell-company-closed', { userId, companyId: member.companyId })
  }
}

async function findObstacles(db: Db | Tx, { companyId, companyKind }: Member, now: Date): Promise<Refusal[]> {
  const facts = { companyId, companyKind, companyName: await companyName(db, companyId) }
  return companyObstacles({ ...facts, ...(await findUnderWay(db, facts, now)) }, 'perusahaan')
}

type Company = Pick<ClosingCompany, 'companyId' | 'companyKind'>

/** The business under way that keeps a company from being closed. */
export async function findUnderWay(db: Db | Tx, company: Company, now: Date) {
  const { openOrders, unpaidOrders } = await openBusiness.ask(db, company, now)
  return {
    openOrders,
    unpaidOrders,
    openAccounts: await accountsWaiting.ask(db, company, now),
    ...(await openClaims.ask(db, company, now)),
    credits: await moneyOnAccount.ask(db, company, now),
  }
}

/**
 * Ends a company of which nothing is under way: what it subscribes to or sells, negotiates, requests and stores for
 * itself. Its orders, documents and ledgers stay under its name, as the law requires [REG-3, OPS-5]. The caller has
 * locked its memberships and the company, and removes its members.
 * @throws Refusal moved_on: something came under way until nothing more could
 */
export async function endCompany(tx: Tx, member: Member, now: Date): Promise<void> {
  await cancelInvitationsFrom(tx, member.companyId, now)
  await saveClosed(tx, member.companyId, now)
  await saveDocumentsRemoved(tx, member.companyId, now)
  if (isBuyer(member)) await buyerClosed.emit(tx, member, now)
  if (isSeller(member)) await shopClosed.emit(tx, member, now)
  await companyClosed.emit(tx, member, now)
  // an order of a customer that had locked a stock of the shop first is visible only now
  const left = Object.values(await findUnderWay(tx, member, now))
  if (left.some((count) => count > 0)) throw new Refusal('moved_on')
}

interface Notified {
  userId: string
  companyId: string
}

/** Mails somebody that the company they were a member of is closed, and what becomes of their account [OPS-5]. */
export async function notifyCompanyClosed({ db, mailer }: Deps, { userId, companyId }: Notified): Promise<void> {
  const recipient = await findVerifiedRecipient(db, userId)
  if (!recipient) return
  const name = harmless(await companyName(db, companyId))
  await mailer.send(
    mailTo(recipient, mailText`${name} telah ditutup`, {
      paragraphs: [
        mailText`${name} telah ditutup di Sentra Bahan oleh pemiliknya: langganan, negosiasi, dan akses semua anggota berakhir.`,
        mailText`Pesanan, dokumen, dan catatan pembayarannya tetap disimpan selama 10 tahun sesuai ketentuan hukum.`,
        mailText`Akun Anda tidak ikut ditutup. Tanpa perusahaan lain, Anda tidak dapat masuk; hubungi kami bila Anda ingin data Anda dihapus.`,
      ],
      note: [mailText`Jika ini tidak seharusnya terjadi, segera hubungi kami.`],
    }),
  )
}

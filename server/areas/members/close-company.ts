import type { Member } from '#domain/accounts/actor.ts'
import { sessionsOver } from '#domain/live.ts'
import { companyObstacles } from '#domain/members/closing.ts'
import type { CompanyClosing } from '#domain/members/contract.ts'
import type { Refusal } from '#domain/refusal.ts'
import { deleteMember, endSessionsFor, findMembers, provePassword } from '#server/areas/accounts/public.ts'
import { companyName, lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { endCompany, findUnderWay } from './end-company.ts'
import { placeChanged } from './events.ts'

/** What closing the member's company would end, and what holds it back [OPS-5]. */
export async function showCompanyClosing(deps: Deps, member: Member): Promise<CompanyClosing> {
  const obstacles = await findObstacles(deps.db, member, deps.now())
  const members = await findMembers(deps.db, member.companyId)
  return { obstacles: obstacles.map(({ code, sentence }) => ({ code, sentence })), members: members.length }
}

/**
 * Closes the member's company for good: what runs ends, what it kept for itself is deleted, and nobody is a member any
 * more from the next request on. Orders, papers and ledgers stay, as the law wants them kept [OPS-5]. Whoever may is the
 * owner by their role [ROLE-10].
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
    await placeChanged.tell(tx, { companyId: member.companyId, userId, by: member }, now)
    await publish(tx, sessionsOver(await endSessionsFor(tx, userId, member.companyId, now)))
    await enqueue(tx, 'members/tell-company-closed', { userId, companyId: member.companyId })
  }
}

async function findObstacles(db: Db | Tx, { companyId, companyKind }: Member, now: Date): Promise<Refusal[]> {
  const held = { companyId, companyKind, companyName: await companyName(db, companyId) }
  return companyObstacles({ ...held, ...(await findUnderWay(db, held, now)) }, 'perusahaan')
}

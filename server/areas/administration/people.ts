import type { Administrator } from '#domain/accounts/actor.ts'
import type { PersonKind } from '#domain/accounts/person-kind.ts'
import type { ListedPerson, OverseenPerson } from '#domain/administration/contract-people.ts'
import { mayEndSessions, mayVerifyAnew, type Overseen, signIns } from '#domain/administration/person.ts'
import type { UserId } from '#domain/ids.ts'
import { sessionsRevoked } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  askLinkAgain,
  countLink,
  countSessions,
  endSessionsBut,
  findMembershipsOf,
  findPeopleBy,
  findPerson,
  isBlocked,
  lockPerson,
  type PersonMembership,
  type PersonRow,
  replaceChanges,
  saveBlock,
} from '#server/areas/accounts/public.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { findActsOn } from './queries-companies.ts'
import { pastActView } from './show-companies.ts'

interface SignInChange {
  act: 'block' | 'allow'
  /** The reason of the block, for the mail to the user. */
  reason: string | null
}

/**
 * Blocks a user from signing in, ending all their sessions and live connections at once, or unblocks them. They are
 * notified by mail; a blocked sign-in answers only that e-mail or password is wrong [ADMIN-1].
 * @throws Refusal person_not_found | person_act_not_allowed | person_reason_needed | not_allowed
 */
export async function moveSignIn(
  deps: Deps,
  administrator: Administrator,
  userId: string,
  change: SignInChange,
): Promise<void> {
  await deps.db.transaction().execute((tx) => moveIn(tx, administrator, userId, change, deps.now()))
}

async function moveIn(tx: Tx, administrator: Administrator, userId: string, { act, reason }: SignInChange, now: Date) {
  const person = await lockOverseen(tx, userId, now)
  // of two administrators who block each other at once, one is left
  await lockCompany(tx, administrator.companyId)
  if (await isBlocked(tx, administrator.userId)) throw new Refusal('not_allowed')
  const attempt = { party: administrator, expectedVersion: null, reason }
  const { state } = signIns.take({ ...person, version: 0 }, act, attempt)

  const blocked = state === 'blocked'
  await saveBlock(tx, person.userId, blocked ? { at: now, reason: reason ?? '' } : null)
  if (blocked) {
    // a link that was mailed before would move the blocked address away, and free it
    await replaceChanges(tx, person.userId)
    await publish(tx, sessionsRevoked(await endSessionsBut(tx, person.userId, null, now)))
  }
  const entry = { act: `person.${act}`, thing: { id: person.userId } } as const
  await audit(tx, administrator, { ...entry, ...(blocked && { after: { reason } }) }, now)
  await enqueue(tx, 'accounts/tell-overseen', { userId: person.userId, done: blocked ? 'blocked' : 'allowed' })
}

/**
 * Revokes every session of a user and its live connections; they are notified by mail, and may sign in again [ADMIN-1].
 * @throws Refusal person_not_found | person_act_not_allowed
 */
export async function endSessionsOf(deps: Deps, administrator: Administrator, userId: string): Promise<void> {
  await deps.db.transaction().execute((tx) => endIn(tx, administrator, userId, deps.now()))
}

async function endIn(tx: Tx, administrator: Administrator, userId: string, now: Date): Promise<void> {
  const person = await lockOverseen(tx, userId, now)
  const { reason } = mayEndSessions(person, administrator)
  if (reason !== null) throw new Refusal('person_act_not_allowed', { words: { reason } })
  await publish(tx, sessionsRevoked(await endSessionsBut(tx, person.userId, null, now)))
  const after = { sessions: person.sessions }
  await audit(tx, administrator, { act: 'person.end-sessions', thing: { id: person.userId }, after }, now)
  await enqueue(tx, 'accounts/tell-overseen', { userId: person.userId, done: 'sessions_ended' })
}

/** A person as they are now, locked until commit. @throws Refusal person_not_found */
async function lockOverseen(tx: Tx, userId: string, now: Date): Promise<Overseen & { userId: UserId }> {
  const person = await lockPerson(tx, userId)
  if (!person) throw new Refusal('person_not_found', { field: 'pengguna_id' })
  const { blocked, emailVerified } = person
  const sessions = await countSessions(tx, person.userId, now)
  return { userId: person.userId, state: blocked ? 'blocked' : 'open', emailVerified, sessions }
}

/**
 * Mails somebody the link that verifies their e-mail address once more; the pauses between links are as for
 * themselves [ADMIN-1, VERIF-1].
 * @throws Refusal person_not_found | person_act_not_allowed | verification_too_soon | too_often
 */
export async function sendVerificationAnew(deps: Deps, administrator: Administrator, userId: string): Promise<void> {
  await countLink(deps, userId)
  await deps.db.transaction().execute((tx) => sendIn(tx, administrator, userId, deps.now()))
}

async function sendIn(tx: Tx, administrator: Administrator, userId: string, now: Date): Promise<void> {
  const person = await lockOverseen(tx, userId, now)
  const { reason } = mayVerifyAnew(person)
  if (reason !== null) throw new Refusal('person_act_not_allowed', { words: { reason } })
  await askLinkAgain(tx, person.userId, now)
  await audit(tx, administrator, { act: 'person.verify-anew', thing: { id: person.userId } }, now)
}

interface Wish {
  keyword: string
  kind: PersonKind | undefined
  after: string | undefined
  perPage: number
}

/** People from one on, found by a part of the name or a prefix of the e-mail address [ADMIN-1]. */
export async function listPeople({ db }: Deps, { perPage, ...wish }: Wish) {
  const rows = await findPeopleBy(db, { ...wish, limit: perPage + 1 })
  const people = rows.slice(0, perPage)
  const memberships = Map.groupBy(
    await findMembershipsOf(
      db,
      people.map(({ id }) => id),
    ),
    ({ userId }) => userId,
  )
  return {
    people: people.map((person) => ({ ...person, memberships: memberships.get(person.id) ?? [] })),
    next: rows.length > perPage ? (people.at(-1)?.id ?? null) : null,
  }
}

type ShownPerson = Awaited<ReturnType<typeof showPerson>>

/** Somebody with their companies and what administrators did; of sessions how many. @throws Refusal person_not_found */
export async function showPerson({ db, now }: Deps, userId: string) {
  const person = await findPerson(db, userId)
  if (!person) throw new Refusal('person_not_found', { field: 'pengguna_id' })
  return {
    person: { ...person, memberships: await findMembershipsOf(db, [userId]) },
    sessions: await countSessions(db, person.id, now()),
    acts: await findActsOn(db, [userId]),
  }
}

export function listedPersonView({
  registeredAt,
  blockedAt,
  memberships,
  ...person
}: PersonRow & { memberships: readonly PersonMembership[] }): ListedPerson {
  return {
    ...person,
    registeredAt: registeredAt.toISOString(),
    blockedAt: blockedAt?.toISOString() ?? null,
    memberships: memberships.map(({ companyId, companyName, companyKind: kind, role, since }) => {
      return { companyId, companyName, kind, role, since: since.toISOString() }
    }),
  }
}

export function personView({ person, sessions, acts }: ShownPerson, administrator: Administrator): OverseenPerson {
  const { username, phone, blockedReason, isAdministrator, hasSecondFactor, lastSeenAt, ...listed } = person
  const { id: userId, emailVerified, blockedAt } = listed
  const overseen: Overseen = { userId, state: blockedAt ? 'blocked' : 'open', sessions, emailVerified }
  return {
    ...listedPersonView(listed),
    username,
    phone,
    blockedReason,
    hasSecondFactor: isAdministrator ? hasSecondFactor : null,
    sessions,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    history: acts.map(pastActView),
    can: {
      ...signIns.can(overseen, administrator),
      endSessions: mayEndSessions(overseen, administrator),
      verifyAnew: mayVerifyAnew(overseen),
    },
  }
}

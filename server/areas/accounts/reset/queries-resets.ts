import { expressionBuilder, sql } from 'kysely'
import { type EarlierAsks, type ResetState, resets, type Trier } from '#domain/accounts/reset.ts'
import type { UserId } from '#domain/ids.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { Recipient } from '#server/platform/mail/letter.ts'
import { isInAnyCase } from '../queries.ts'

/**
 * A network that requests or tries a code, in relation to the account. E-mail addresses are in lower case in this file.
 */
export interface Caller {
  /** Undefined when no account has the address. */
  userId: UserId | undefined
  /** The account has signed in from this network before. */
  known: boolean
}

/**
 * The account of an e-mail address and whether this network is known, by one query for registered and unknown
 * addresses, so that both take equally long.
 */
export async function findCaller(db: Db | Tx, email: string, network: string, knownFrom: Date): Promise<Caller> {
  const user = await db
    .selectFrom('users as u')
    .select('u.id')
    .select(({ eb }) =>
      eb
        .exists(
          eb
            .selectFrom('sessions as s')
            .select('s.id')
            .whereRef('s.user_id', '=', 'u.id')
            .where('s.address', '=', network)
            .where('s.created_at', '>=', knownFrom),
        )
        .$castTo<boolean>()
        .as('known'),
    )
    .$narrowType<{ id: UserId }>()
    .where(isInAnyCase('u.email', email))
    .executeTakeFirst()
  return { userId: user?.id, known: user?.known ?? false }
}

/** @param email in lower case */
export async function findUserOfEmail(
  db: Db,
  email: string,
): Promise<{ userId: UserId; username: string } | undefined> {
  return db
    .selectFrom('users')
    .select(['id as userId', 'username'])
    .$narrowType<{ userId: UserId }>()
    .where(isInAnyCase('email', email))
    .executeTakeFirst()
}

/** Requests for the same address wait for each other. */
export async function lockResetsOf(tx: Tx, email: string): Promise<void> {
  const lock = sql`pg_advisory_xact_lock(hashtextextended(${`password reset ${email}`}, 0))`
  await tx.selectNoFrom(lock.as('locked')).execute()
}

export async function findEarlierAsks(db: Db | Tx, email: string, network: string, from: Date): Promise<EarlierAsks> {
  const asks = await db
    .selectFrom('password_resets')
    .select(['asked_at as askedAt', 'asked_from as requestedFrom', 'asked_by_known as known'])
    .where('email', '=', email)
    .where('asked_at', '>', from)
    .orderBy('asked_at', 'desc')
    .execute()
  return {
    fromHere: asks
      .filter(({ requestedFrom }) => requestedFrom === network)
      .map(({ askedAt: requestedAt }) => requestedAt),
    byKnown: asks.filter(({ known }) => known).length,
    byStrangers: asks.filter(({ known }) => !known).length,
  }
}

/** Only an address's newest code counts. */
export async function supersedeResets(tx: Tx, email: string): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ state: 'replaced', code_hash: null })
    .where('email', '=', email)
    .where('state', 'in', resets.statesBefore('supersede'))
    .execute()
}

export interface NewReset extends Caller {
  email: string
  network: string
  now: Date
}

export async function insertReset(tx: Tx, reset: NewReset): Promise<string> {
  const { id } = await tx
    .insertInto('password_resets')
    .values({
      email: reset.email,
      user_id: reset.userId ?? null,
      state: 'asked',
      asked_from: reset.network,
      asked_by_known: reset.known,
      asked_at: reset.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Stores the hash of the code about to be sent. @returns the recipient; undefined when no reset is open */
export async function keepCode(tx: Tx, resetId: string, codeHash: string, now: Date): Promise<Recipient | undefined> {
  return (
    tx
      .updateTable('password_resets as r')
      .from('users as u')
      .set({ state: 'sent', code_hash: codeHash, sent_at: now })
      .where('r.id', '=', resetId)
      .where('r.state', 'in', resets.statesBefore('send'))
      .whereRef('u.id', '=', 'r.user_id')
      .where(sql<boolean>`lower(u.email) = r.email`)
      // an unverified address may be a stranger's, who is not greeted by a name that somebody else typed
      .returning(({ eb }) =>
        eb.case().when('u.email_verified_at', 'is not', null).then(eb.ref('u.name')).else('').end().as('name'),
      )
      .returning('u.email')
      .executeTakeFirst()
  )
}

export interface NewestReset {
  id: string
  state: ResetState
  requestedFrom: string
  /** When the code was sent, or requested if it is not sent yet. */
  since: Date
  codeHash: string | null
  tries: Record<Trier, number>
}

export async function findNewestReset(db: Db, email: string): Promise<NewestReset | undefined> {
  return readNewest(await newestReset(db, email).executeTakeFirst())
}

/** The newest reset of an e-mail address, locked against other attempts at its code. */
export async function lockNewestReset(tx: Tx, email: string): Promise<NewestReset | undefined> {
  return readNewest(await newestReset(tx, email).forUpdate().executeTakeFirst())
}

function newestReset(db: Db | Tx, email: string) {
  return db
    .selectFrom('password_resets')
    .select(['id', 'state', 'asked_from as requestedFrom', 'code_hash as codeHash'])
    .select(({ fn }) => fn.coalesce('sent_at', 'asked_at').as('since'))
    .select(['asker_tries as asker', 'known_tries as known', 'stranger_tries as stranger'])
    .$narrowType<{ state: ResetState }>()
    .where('email', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
}

function readNewest(row: (Omit<NewestReset, 'tries'> & NewestReset['tries']) | undefined): NewestReset | undefined {
  if (!row) return undefined
  const { asker, known, stranger, ...reset } = row
  return { ...reset, tries: { asker, known, stranger } }
}

export async function countTry(tx: Tx, resetId: string, trier: Trier): Promise<void> {
  const column = `${trier}_tries` as const
  await tx
    .updateTable('password_resets')
    .set(column, ({ eb }) => eb(column, '+', 1))
    .where('id', '=', resetId)
    .execute()
}

/** Takes back a try that was counted and not made. */
export async function giveTryBack(tx: Tx, resetId: string, trier: Trier): Promise<void> {
  const column = `${trier}_tries` as const
  await tx
    .updateTable('password_resets')
    .set(column, ({ eb }) => eb(column, '-', 1))
    .where('id', '=', resetId)
    .execute()
}

/** Exchanges a right code for the proof. @returns false when another try was first */
export async function keepProof(tx: Tx, resetId: string, proofHash: Buffer, until: Date): Promise<boolean> {
  const kept = await tx
    .updateTable('password_resets')
    .set({ state: 'verified', code_hash: null, proof_hash: proofHash, proof_until: until })
    .where('id', '=', resetId)
    .where('state', 'in', resets.statesBefore('verify'))
    .where('user_id', 'is not', null)
    .executeTakeFirst()
  return kept.numUpdatedRows === 1n
}

export interface Proof {
  hash: Buffer
  userId: string
  email: string
  now: Date
}

/** Whether the proof comes from a right code for this user and address, and still counts. */
export async function holdsProof(db: Db, proof: Proof): Promise<boolean> {
  const found = await db.selectFrom('password_resets as r').select('r.id').where(isProof(proof)).execute()
  return found.length === 1
}

/** Uses up the proof. @returns whether it counted: of two simultaneous uses, only one succeeds */
export async function spendProof(tx: Tx, proof: Proof): Promise<boolean> {
  const spent = await tx
    .updateTable('password_resets as r')
    .set({ state: 'saved' })
    .where(isProof(proof))
    .executeTakeFirst()
  return spent.numUpdatedRows === 1n
}

function isProof({ hash, userId, email, now }: Proof) {
  const { and, exists, eb, selectFrom } = expressionBuilder<DB & { r: DB['password_resets'] }, 'r'>()
  return and([
    eb('r.proof_hash', '=', hash),
    eb('r.user_id', '=', userId),
    eb('r.email', '=', email),
    eb('r.proof_until', '>', now),
    eb('r.state', 'in', resets.statesBefore('save')),
    exists(
      selectFrom('users as u')
        .select('u.id')
        .whereRef('u.id', '=', 'r.user_id')
        .where(sql<boolean>`lower(u.email) = r.email`),
    ),
  ])
}

/** Ends every other code and proof of the user. */
export async function voidResets(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ state: 'replaced', code_hash: null })
    .where('user_id', '=', userId)
    .where('state', 'in', resets.statesBefore('void'))
    .execute()
}

/** The code arrived in the mailbox, so the address is verified too. @returns the address */
export async function savePassword(tx: Tx, userId: string, passwordHash: string, now: Date): Promise<string> {
  const { email } = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .set(({ fn, val }) => ({ email_verified_at: fn.coalesce('email_verified_at', val(now)) }))
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow()
  return email
}

/** Ends the user's sessions except the one with this refresh secret. @returns the ids it ended */
export async function endSessionsBut(tx: Tx, userId: string, kept: Buffer | null, now: Date): Promise<string[]> {
  const revoked = await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('refresh_hash', 'is distinct from', kept)
    .returning('id')
    .execute()
  return revoked.map(({ id }) => id)
}

/** Where mail of a user goes; undefined until the address is verified (it may be a stranger's), and while they are blocked. */
export async function findVerifiedRecipient(db: Db | Tx, userId: string): Promise<Recipient | undefined> {
  return db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
}

export async function findRecipient(db: Db, userId: string): Promise<Recipient | undefined> {
  return db.selectFrom('users').select(['name', 'email']).where('id', '=', userId).executeTakeFirst()
}

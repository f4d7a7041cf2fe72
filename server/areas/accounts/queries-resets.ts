import { type RawBuilder, sql } from 'kysely'
import { type EarlierAsks, type Party, type ResetState, statesThat } from '#domain/accounts/reset.ts'
import type { UserId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** Whoever asks about or tries a code, as the account sees them. E-mail addresses are in lower case in this file. */
export interface Caller {
  /** Undefined where nobody is registered with the address. */
  userId: UserId | undefined
  /** The account was signed in to from this network before. */
  known: boolean
}

/** One query for registered addresses and others: both take as long. */
export async function findCaller(db: Db | Tx, email: string, network: string, knownFrom: Date): Promise<Caller> {
  const found = await sql<{ id: UserId; known: boolean }>`
    select u.id, exists (
      select from sessions s where s.user_id = u.id and s.address = ${network} and s.created_at >= ${knownFrom}) as known
    from users u where lower(u.email) = ${email}`.execute(db)
  const user = found.rows[0]
  return { userId: user?.id, known: user?.known ?? false }
}

/** @param email in lower case */
export async function findUserOfEmail(
  db: Db,
  email: string,
): Promise<{ userId: UserId; username: string } | undefined> {
  const found = await sql<{ userId: UserId; username: string }>`
    select id as "userId", username from users where lower(email) = ${email}`.execute(db)
  return found.rows[0]
}

/** Of two who ask about one address at once, the second waits for the first. */
export async function lockResetsOf(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`password reset ${email}`}, 0))`.execute(tx)
}

export async function findEarlierAsks(db: Db | Tx, email: string, network: string, from: Date): Promise<EarlierAsks> {
  const found = await sql<{ askedAt: Date; here: boolean; known: boolean }>`
    select asked_at as "askedAt", asked_from = ${network} as here, asked_by_known as known
    from password_resets where email = ${email} and asked_at > ${from} order by asked_at desc`.execute(db)
  return {
    fromHere: found.rows.filter(({ here }) => here).map(({ askedAt }) => askedAt),
    byStrangers: found.rows.filter(({ known }) => !known).length,
  }
}

/** Only the newest code of an address counts. */
export async function supersedeResets(tx: Tx, email: string): Promise<void> {
  await sql`
    update password_resets set state = 'replaced', code_hash = null
    where email = ${email} and state = any(${statesThat('supersede')}::text[])`.execute(tx)
}

export interface NewReset extends Caller {
  email: string
  network: string
  now: Date
}

export async function insertReset(tx: Tx, reset: NewReset): Promise<string> {
  const inserted = await sql<{ id: string }>`
    insert into password_resets (email, user_id, state, asked_from, asked_by_known, asked_at)
    values (${reset.email}, ${reset.userId ?? null}, 'asked', ${reset.network}, ${reset.known}, ${reset.now})
    returning id`.execute(tx)
  const [row] = inserted.rows
  if (!row) throw new Error('no reset was written')
  return row.id
}

export interface Reader {
  name: string
  email: string
}

/** Keeps the hash of the code that is about to be sent. @returns whom to send it to; undefined where nobody waits for it */
export async function keepCode(tx: Tx, resetId: string, codeHash: string, now: Date): Promise<Reader | undefined> {
  const kept = await sql<Reader>`
    update password_resets r set state = 'sent', code_hash = ${codeHash}, sent_at = ${now}
    from users u
    where r.id = ${resetId} and r.state = any(${statesThat('send')}::text[])
      and u.id = r.user_id and lower(u.email) = r.email
    returning u.name, u.email`.execute(tx)
  return kept.rows[0]
}

export interface NewestReset {
  id: string
  state: ResetState
  askedFrom: string
  /** When it was sent, or asked for while it is not sent yet. */
  since: Date
  codeHash: string | null
  tries: Record<Party, number>
}

export async function findNewestReset(db: Db, email: string): Promise<NewestReset | undefined> {
  return (await newestReset(email, sql``).execute(db)).rows[0]
}

/** The same, locked against other tries at its code. */
export async function lockNewestReset(tx: Tx, email: string): Promise<NewestReset | undefined> {
  return (await newestReset(email, sql`for update`).execute(tx)).rows[0]
}

function newestReset(email: string, lock: RawBuilder<unknown>) {
  return sql<NewestReset>`
    select id, state, asked_from as "askedFrom", coalesce(sent_at, asked_at) as since, code_hash as "codeHash",
      json_build_object('asker', asker_tries, 'known', known_tries, 'stranger', stranger_tries) as tries
    from password_resets where email = ${email} order by id desc limit 1 ${lock}`
}

export async function countTry(tx: Tx, resetId: string, party: Party): Promise<void> {
  await sql`
    update password_resets set
      asker_tries = asker_tries + (${party} = 'asker')::int,
      known_tries = known_tries + (${party} = 'known')::int,
      stranger_tries = stranger_tries + (${party} = 'stranger')::int
    where id = ${resetId}`.execute(tx)
}

/** The code was right: from now on the proof counts, the code no more. @returns whether this try was the one */
export async function keepProof(tx: Tx, resetId: string, proofHash: Buffer, until: Date): Promise<boolean> {
  const kept = await sql`
    update password_resets set state = 'verified', code_hash = null, proof_hash = ${proofHash}, proof_until = ${until}
    where id = ${resetId} and state = any(${statesThat('verify')}::text[]) and user_id is not null`.execute(tx)
  return kept.numAffectedRows === 1n
}

export interface Proof {
  hash: Buffer
  userId: string
  email: string
  now: Date
}

/** Whether the proof is that of a right code for this user and address, and still counts. */
export async function holdsProof(db: Db, proof: Proof): Promise<boolean> {
  const found = await sql`select from password_resets r where ${isProof(proof)}`.execute(db)
  return found.rows.length === 1
}

/** Uses the proof up. @returns whether it counted: of two who use it at once, only one finds that it does */
export async function spendProof(tx: Tx, proof: Proof): Promise<boolean> {
  const spent = await sql`update password_resets r set state = 'saved' where ${isProof(proof)}`.execute(tx)
  return spent.numAffectedRows === 1n
}

function isProof({ hash, userId, email, now }: Proof) {
  return sql`r.proof_hash = ${hash} and r.user_id = ${userId} and r.email = ${email} and r.proof_until > ${now}
    and r.state = any(${statesThat('save')}::text[])
    and exists (select from users u where u.id = r.user_id and lower(u.email) = r.email)`
}

/** Ends every other code and proof of the user. */
export async function voidResets(tx: Tx, userId: string): Promise<void> {
  await sql`
    update password_resets set state = 'replaced', code_hash = null
    where user_id = ${userId} and state = any(${statesThat('void')}::text[])`.execute(tx)
}

/** The code came to the mailbox, so the address is verified too. @returns the names the user signs in by */
export async function savePassword(tx: Tx, userId: string, passwordHash: string, now: Date): Promise<string[]> {
  const saved = await sql<{ email: string; username: string }>`
    update users set password_hash = ${passwordHash}, email_verified_at = coalesce(email_verified_at, ${now})
    where id = ${userId} returning lower(email) as email, lower(username) as username`.execute(tx)
  return saved.rows.flatMap(({ email, username }) => [email, username])
}

/** Ends the user's sessions but the one of this refresh secret. @returns the ids of those it ended */
export async function endSessionsBut(tx: Tx, userId: string, kept: Buffer | null, now: Date): Promise<string[]> {
  const ended = await sql<{ id: string }>`
    update sessions set ended_at = ${now}
    where user_id = ${userId} and ended_at is null and refresh_hash is distinct from ${kept}
    returning id`.execute(tx)
  return ended.rows.map(({ id }) => id)
}

/** Forgets the failed sign-ins with these keys: whoever has a new password may use it at once. */
export async function forgetFailures(tx: Tx, keys: readonly string[]): Promise<void> {
  await sql`delete from sign_in_failures where key = any(${keys}::text[])`.execute(tx)
}

export async function findReader(db: Db, userId: string): Promise<Reader | undefined> {
  const found = await sql<Reader>`select name, email from users where id = ${userId}`.execute(db)
  return found.rows[0]
}

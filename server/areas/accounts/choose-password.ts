import { isGuessedFirst } from '#domain/accounts/guessed-password.ts'
import type { UserId } from '#domain/ids.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Db } from '#server/platform/database.ts'
import { findMemberships } from './queries.ts'
import { findOwnAccount } from './queries-own.ts'
import { hashPassword } from './secrets.ts'

interface Choice {
  /** The body's field, which is marked. */
  field: string
  /** Names that go with the account. */
  names: readonly string[]
}

/**
 * The hash of a password that somebody chooses, if it is none of those that are tried first [RESET-4].
 * @throws Refusal password_guessed | busy
 */
export async function hashChosen(password: string, { field, names }: Choice): Promise<string> {
  if (isGuessedFirst(password, { common: await commonPasswords(), names })) {
    throw new Refusal('password_guessed', { field })
  }
  return hashPassword(password)
}

interface PersonNames {
  name: string
  email: string
  username?: string | null
}

/** Names of a person that a password may be guessed by. */
export function namesIn({ name, email, username }: PersonNames): string[] {
  return [name, email.slice(0, email.indexOf('@')), username ?? '']
}

/** Those of a user, with the companies they are a member of. */
export async function namesOf(db: Db, userId: UserId): Promise<string[]> {
  const [account, places] = await Promise.all([findOwnAccount(db, userId), findMemberships(db, userId)])
  return [...namesIn(account), ...places.map(({ companyName }) => companyName)]
}

let read: Promise<ReadonlySet<string>> | undefined

/** Read when the first password is chosen: the list is large, and most processes that start never need it. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  read ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return read
}

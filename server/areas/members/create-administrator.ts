import { isKnownToAll } from '#domain/accounts/demo-account.ts'
import { newPassword } from '#domain/accounts/password-fields.ts'
import { emailAddress } from '#domain/companies/fields.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  hashChosen,
  hasMembers,
  insertMember,
  joinAccount,
  type NewAccount,
  namesIn,
} from '#server/areas/accounts/public.ts'
import { openPlatform } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'

/** The future administrator of the platform. */
export interface FirstAdministrator {
  email: string
  name: string
  password: string
}

/**
 * Makes the first administrator; the caller has access to the database. Later ones are invited [ADM-1].
 * @throws Refusal administrator_there | invitation_sign_in | invitation_blocked | password_guessed, ZodError for an address or a password that will not do
 */
export async function createAdministrator(
  deps: Pick<Deps, 'db' | 'now'>,
  { email, name, password }: FirstAdministrator,
): Promise<void> {
  const person = { email: emailAddress.parse(email), name, phone: '' }
  newPassword()
    .refine((typed) => !isKnownToAll(person.email, typed), { error: 'Password ini dikenal semua orang.' })
    .parse(password)
  const passwordHash = await hashChosen(password, { field: 'password', names: namesIn(person) })
  await deps.db.transaction().execute((tx) => createIn(tx, { ...person, passwordHash }, deps.now()))
}

async function createIn(tx: Tx, person: NewAccount, now: Date): Promise<void> {
  const companyId = await openPlatform(tx, now)
  if (await hasMembers(tx, companyId)) throw new Refusal('administrator_there')
  const userId = await joinAccount(tx, person, now)
  const role = 'administrator'
  await insertMember(tx, companyId, userId, { role, limits: { perOrder: null, perMonth: null } }, now)
  await audit(tx, null, { act: 'member.join', thing: { id: userId }, after: { role, companyId } }, now)
}

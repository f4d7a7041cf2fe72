import { randomBytes } from 'node:crypto'
import type { OutboxMail as KeptMailView, Promo, RegistrationBody } from '#domain/accounts/contract-registration.ts'
import { isPlatformName, refuseReserved } from '#domain/companies/reserved-name.ts'
import type { UserId } from '#domain/ids.ts'
import { voucherEnd } from '#domain/loyalty/voucher.ts'
import { Refusal } from '#domain/refusal.ts'
import { slugOf } from '#domain/slug.ts'
import { type CompanyRegistration, registerCompany } from '#server/areas/companies/public.ts'
import { validConsents } from '#server/areas/content/public.ts'
import { claimPromo, findVoucherOfKey, openPromo, type PromoRow } from '#server/areas/loyalty/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import type { StoredMail } from '#server/platform/mail/outbox.ts'
import { type Counted, countHits, ofNetwork, perDay } from '#server/platform/rate-limit.ts'
import { hashChosen, namesIn } from '../change-password.ts'
import { freeAddress, isEmailTaken } from '../join-account.ts'
import { findAccount, holdPassword } from '../queries.ts'
import { insertMember, lockMembership } from '../queries-members.ts'
import { passwordMatches } from '../secrets.ts'
import { type Browser, type SignedIn, startSession } from '../start-session.ts'
import {
  findRegistration,
  insertConsents,
  insertRegistration,
  insertUser,
  type NewUser,
  type Registration,
} from './queries-registration.ts'
import { askVerification } from './verify-email.ts'

interface NewCompanyAndUser {
  /** Made by the browser: the same request sent twice is one registration. */
  key: string
  company: CompanyRegistration
  user: Omit<NewUser, 'username' | 'passwordHash'> & { password: string; username: string | null }
  consents: { terms: string; privacy: string }
  promoCode: string | null
}

export interface Registered extends SignedIn {
  /** Code of the voucher of the promotion code. */
  voucher: string | null
}

// companies that one network may register in a day; many people share the address of a mobile network
const A_DAY = perDay(50)

/**
 * Registers a buyer company with its first user as owner, its address, their consents and the voucher of a promotion
 * code; signs the user in and sends the link that verifies the e-mail address [REG-1, REG-2].
 * @throws Refusal email_taken | username_taken | terms_renewed | privacy_renewed | promo_unknown | promo_over |
 * promo_claimed | name_reserved | password_guessed | too_often
 */
export async function register(deps: Deps, requested: NewCompanyAndUser, browser: Browser): Promise<Registered> {
  const earlier = await findRegistration(deps.db, requested.key)
  if (earlier) return signInAgain(deps, earlier, requested, browser)
  try {
    return await registerAnew(deps, requested, browser)
  } catch (error) {
    // of the same request sent many times at once the slower ones answer as the first, whatever stopped them
    const first = error instanceof Refusal && (await findRegistration(deps.db, requested.key))
    if (first) return signInAgain(deps, first, requested, browser)
    throw error
  }
}

async function registerAnew(deps: Deps, requested: NewCompanyAndUser, browser: Browser): Promise<Registered> {
  const { user, company } = requested
  refuseReserved(company.name, 'nama_perusahaan')
  refuseReserved(user.name, 'nama')
  refuseReserved(user.username, 'username')
  await checkConsents(deps, requested.consents)
  if (await isEmailTaken(deps.db, user.email)) throw emailTaken()
  const promo = requested.promoCode ? await openPromo(deps.db, requested.promoCode, deps.now()) : null

  if (!browser.isLocal) await countHits(deps, aDay(browser.network))
  const names = [...namesIn(user), company.name]
  const passwordHash = await hashChosen(user.password, { field: 'password', names })
  return deps.db
    .transaction()
    .execute((tx) => registerIn(tx, { ...requested, passwordHash, promo, browser }, deps.now()))
}

function aDay(network: string): Counted[] {
  return ofNetwork('session/daftar', network, A_DAY).map(({ key, limit }) => ({ key: `${key}\nhari`, limit }))
}

/** A version that was shown may have been replaced since. @throws Refusal terms_renewed | privacy_renewed */
async function checkConsents({ db, now }: Deps, agreed: NewCompanyAndUser['consents']): Promise<void> {
  const valid = await validConsents(db, now())
  if (agreed.terms !== valid.terms) throw new Refusal('terms_renewed', { field: 'setuju_syarat' })
  if (agreed.privacy !== valid.privacy) throw new Refusal('privacy_renewed', { field: 'setuju_privasi' })
}

interface Decided extends NewCompanyAndUser {
  passwordHash: string
  promo: PromoRow | null
  browser: Browser
}

async function registerIn(tx: Tx, requested: Decided, now: Date): Promise<Registered> {
  const { key, promo } = requested
  const userId = await addUser(tx, requested, now)
  const companyId = await registerCompany(tx, requested.company, now)
  await insertMember(tx, companyId, userId, { role: 'owner', limits: { perOrder: null, perMonth: null } }, now)
  const owner = { userId, companyId, role: 'owner' }
  await audit(tx, owner, { act: 'member.join', thing: { id: userId }, after: { role: owner.role } }, now)
  await insertConsents(tx, userId, requested.consents, now)
  const registration = { key, userId, companyId, promoCode: promo?.code ?? null }
  if (!(await insertRegistration(tx, registration, now))) throw emailTaken()
  const { npwp, nib } = requested.company
  const voucher = promo && (await claimPromo(tx, { promo, owner, npwp, nib }, now))
  await askVerification(tx, userId, requested.user.email, now)
  const session = await startSession(
    tx,
    {
      user: { userId, name: requested.user.name, emailVerified: false },
      company: { companyId, companyKind: 'buyer', businessType: requested.company.businessType },
      browser: requested.browser,
    },
    now,
  )
  return { ...session, voucher }
}

/** @throws Refusal email_taken | username_taken */
async function addUser(tx: Tx, { user, passwordHash }: Decided, now: Date): Promise<UserId> {
  if (await freeAddress(tx, user.email, now)) throw emailTaken()
  for (const username of user.username ? [user.username] : usernamesFor(user.email)) {
    const userId = await insertUser(tx, { ...user, username, passwordHash }, now)
    if (userId) return userId
    if (await findAccount(tx, user.email)) throw emailTaken()
  }
  throw new Refusal('username_taken', { field: 'username' })
}

/** The part before the @, and a longer variant in case that is taken. */
function usernamesFor(email: string): string[] {
  const own = slugOf(email.slice(0, email.indexOf('@'))).slice(0, 24)
  const name = own && !isPlatformName(own) ? own : 'anggota'
  const longer = `${name}-${randomBytes(4).toString('hex')}`
  return name.length < 4 ? [longer] : [name, longer]
}

/**
 * Repeats the answer to a client with the same key and password: the first one was lost.
 * @throws Refusal email_taken
 */
async function signInAgain(
  deps: Deps,
  { userId, companyId, promoCode }: Registration,
  { user, company }: NewCompanyAndUser,
  browser: Browser,
): Promise<Registered> {
  const account = await findAccount(deps.db, user.email)
  if (account?.userId !== userId || !(await passwordMatches(account.passwordHash, user.password))) throw emailTaken()
  const { businessType } = company
  return deps.db.transaction().execute(async (tx) => {
    // changed since it was compared, or removed from the company
    if (!(await holdPassword(tx, account))) throw emailTaken()
    if (!(await lockMembership(tx, { userId: account.userId, companyId }))) throw emailTaken()
    const voucher = promoCode ? await findVoucherOfKey(tx, companyId, `promo:${promoCode}`) : undefined
    const to = { user: account, company: { companyId, companyKind: 'buyer' as const, businessType }, browser }
    return { ...(await startSession(tx, to, deps.now())), voucher: voucher?.code ?? null }
  })
}

function emailTaken(): Refusal {
  return new Refusal('email_taken', { field: 'email' })
}

/** Translates the contract's fields into the use case's. */
export function readRegistration(body: RegistrationBody): NewCompanyAndUser {
  const digits = body.identityNumber.replace(/\D/g, '')
  return {
    key: body.key,
    company: {
      name: body.companyName,
      npwp: body.identityKind === 'npwp' ? digits : null,
      nib: body.identityKind === 'nib' ? digits : null,
      businessType: body.businessType,
      businessTypeOther: body.businessType === 'Lainnya' ? (body.otherBusiness ?? null) : null,
      phone: body.phone,
      street: body.street,
      city: body.city,
      province: body.province,
      postalCode: body.postalCode,
      recipient: body.name,
    },
    user: {
      email: body.email,
      username: body.username || null,
      name: body.name,
      phone: body.phone,
      password: body.password,
    },
    consents: { terms: body.agreedTerms, privacy: body.agreedPrivacy },
    promoCode: body.promoCode || null,
  }
}

export function promoView(row: PromoRow, now: Date): Promo {
  return { ...row, name: row.title, validUntil: voucherEnd(row.validDays, now).toISOString() }
}

export function outboxMailView({ to, at, ...mail }: StoredMail): KeptMailView {
  return { ...mail, to: to.address, at: at.toISOString() }
}

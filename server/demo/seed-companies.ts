import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { hashPassword } from '#server/areas/accounts/public.ts'
import type { Tx } from '#server/platform/database.ts'
import { colleagues, type DemoPerson, demoPeople, platformUsername } from './accounts.ts'
import { daysBefore } from './demo-actors.ts'
import type { DemoBuyer, DemoCompany, DemoSeller } from './read-materials.ts'

/** The demo's password hashes; made before the transaction, which argon2 would keep open. */
export interface Passwords {
  /** For the accounts shown on /masuk. */
  shown: string
  /** For every other owner: the hash of an unknown random password, so that no one signs in as them. */
  unknown: string
}

export async function makePasswords(): Promise<Passwords> {
  const [shown, unknown] = await Promise.all([
    hashPassword('Contoh123'),
    hashPassword(randomBytes(32).toString('base64')),
  ])
  return { shown, unknown }
}

interface DemoCompanies {
  sellers: readonly DemoSeller[]
  buyers: readonly DemoBuyer[]
}

/** Before the earliest subscription of the demo. */
const JOINED_DAYS_AGO = 420

/**
 * Writes every company with its people and delivery addresses, who all joined before anything happened between them.
 * @returns a function from username to company id
 */
export async function seedCompanies(tx: Tx, companies: DemoCompanies, passwords: Passwords, now: Date) {
  const joined = daysBefore(now, JOINED_DAYS_AGO)
  const ids = await insertCompanies(tx, companies, joined)
  await sql`
    insert into seller_applications
      (company_id, shop_id, state, version, seller_type, legal_name, npwp, is_pkp, exchange_rate, created_at)
    select id, id, 'approved', 1, seller_type, name, npwp, is_pkp, exchange_rate, created_at
    from companies where kind = 'seller'`.execute(tx)
  await sql`
    insert into shop_accounts (seller_id, bank, number, holder, state, version, proposed_at, in_force_at)
    select id, 'Bank Contoh', '88' || lpad((row_number() over (order by username))::text, 8, '0'), name, 'in_force', 1, created_at, created_at
    from companies where kind = 'seller'`.execute(tx)
  await insertReviews(tx, companies.buyers, ids, joined, now)
  const owned = new Set(demoPeople.flatMap(({ memberships }) => memberships.map(({ company }) => company)))
  const others = [...companies.sellers, ...companies.buyers].filter(({ username }) => !owned.has(username))
  await insertPeople(tx, demoPeople, passwords.shown, ids, joined)
  // later, because they joined after those who are shown
  await insertPeople(tx, colleagues, passwords.shown, ids, daysBefore(now, JOINED_DAYS_AGO - 1))
  await insertPeople(tx, others.map(ownerOf), passwords.unknown, ids, joined)
  await insertAddresses(tx, companies.buyers, ids, joined)
  return ids
}

/** Every buyer is verified but the last one, which waits for the administrator. */
async function insertReviews(
  tx: Tx,
  buyers: readonly DemoBuyer[],
  companyId: (username: string) => string,
  joined: Date,
  now: Date,
) {
  const waiting = buyers.at(-1)?.username
  const rows = buyers.map(({ username }) => {
    const isWaiting = username === waiting
    return {
      company_id: companyId(username),
      state: isWaiting ? 'waiting' : 'verified',
      version: isWaiting ? 0 : 1,
      asked_at: isWaiting ? now : joined,
      due_at: daysBefore(isWaiting ? now : joined, -1),
    }
  })
  await tx.insertInto('company_reviews').values(rows).execute()
  const verified = rows.flatMap(({ state, company_id }) => (state === 'verified' ? [company_id] : []))
  await tx.updateTable('companies').set({ verified_at: joined }).where('id', 'in', verified).execute()
}

export type CompanyIds = Awaited<ReturnType<typeof insertCompanies>>

async function insertCompanies(tx: Tx, { sellers, buyers }: DemoCompanies, now: Date) {
  const rows = await tx
    .insertInto('companies')
    .values([
      ...sellers.map((seller) => ({
        ...columnsOf(seller, now),
        kind: 'seller',
        seller_type: seller.sellerType,
        exchange_rate: seller.exchangeRate,
        is_pkp: seller.isPkp,
      })),
      ...buyers.map((buyer) => ({ ...columnsOf(buyer, now), kind: 'buyer' })),
      {
        kind: 'platform',
        name: 'Sentra Bahan',
        username: platformUsername,
        city: 'Jakarta Pusat',
        province: 'DKI Jakarta',
        created_at: now,
      },
    ])
    .returning(['id', 'username'])
    .execute()
  const ids = new Map(rows.map(({ id, username }) => [username, id]))
  return (username: string): string => {
    const id = ids.get(username)
    if (!id) throw new Error(`the demo has no company '${username}'`)
    return id
  }
}

function columnsOf(company: DemoCompany, now: Date) {
  return {
    name: company.name,
    username: company.username,
    npwp: company.npwp,
    business_type: company.businessType,
    phone: company.phone,
    about: company.about,
    address: company.address,
    city: company.city,
    province: company.province,
    created_at: now,
  }
}

function ownerOf(company: DemoCompany): DemoPerson {
  return {
    email: `${company.username}@contoh.id`,
    name: `Pemilik ${company.name}`,
    phone: company.phone,
    memberships: [{ company: company.username, role: 'owner' }],
  }
}

/** Writes people and their memberships; they sign in with the password of this hash. */
async function insertPeople(
  tx: Tx,
  people: readonly DemoPerson[],
  passwordHash: string,
  companyId: (username: string) => string,
  now: Date,
) {
  const users = await tx
    .insertInto('users')
    .values(
      people.map(({ email, name, phone }) => ({
        email,
        username: email.replace('@contoh.id', ''),
        name,
        phone,
        password_hash: passwordHash,
        email_verified_at: now,
        created_at: now,
      })),
    )
    .returning(['id', 'email'])
    .execute()
  const userIds = new Map(users.map(({ id, email }) => [email, id]))
  await tx
    .insertInto('memberships')
    .values(
      people.flatMap(({ email, memberships }) =>
        memberships.map(({ company, role }, offset) => ({
          user_id: userIds.get(email) ?? '',
          company_id: companyId(company),
          role,
          // the earliest is acted for at the first sign-in
          created_at: new Date(now.getTime() + offset),
        })),
      ),
    )
    .execute()
}

async function insertAddresses(tx: Tx, buyers: readonly DemoBuyer[], companyId: CompanyIds, now: Date) {
  const factories = buyers.map((buyer, index) => ({
    company_id: companyId(buyer.username),
    label: 'Pabrik',
    recipient: `Bagian Penerimaan ${buyer.name}`,
    phone: buyer.phone,
    street: buyer.address,
    city: buyer.city,
    province: buyer.province,
    postal_code: String(10_110 + index * 1_310),
    is_default: true,
    created_at: now,
  }))
  const warehouse = {
    company_id: companyId('husadamaya-karya-farma'),
    label: 'Gudang Cikarang',
    recipient: 'Kepala Gudang',
    phone: '+62 811-0000-0911',
    street: 'Kawasan Pergudangan Flamboyan Blok C No. 12',
    city: 'Bekasi',
    province: 'Jawa Barat',
    postal_code: '17530',
    is_default: false,
    created_at: now,
  }
  await tx
    .insertInto('addresses')
    .values([...factories, warehouse])
    .execute()
}

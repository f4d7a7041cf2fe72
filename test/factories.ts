import type { SellerType } from '#domain/catalogue/seller-type.ts'
import type { Role } from '#domain/companies/permissions.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { Delivery } from '#domain/orders/contract-delivery.ts'
import { slugOf } from '#domain/slug.ts'
import type { SubscriptionState } from '#domain/subscriptions/state.ts'
import { saveRates } from '#server/areas/orders/queries-delivery.ts'
import type { Db } from '#server/platform/database.ts'

export interface CompanyWishes {
  name?: string
  city?: string
  province?: string
  /** '1', '2', '3', '6' or 'Lainnya'. */
  businessType?: string
  sellerType?: SellerType
  exchangeRate?: string
  isPkp?: boolean
}

export interface Company {
  companyId: CompanyId
  companyName: string
  companyUsername: string
}

export async function writeCompany(
  db: Db,
  kind: 'buyer' | 'seller' | 'platform',
  { number, now }: { number: number; now: Date },
  wishes: CompanyWishes,
): Promise<Company> {
  const name = wishes.name ?? `PT ${kind === 'seller' ? 'Penjual' : 'Pembeli'} Uji ${number}`
  const username = `${slugOf(name)}-${number}`
  const { id } = await db
    .insertInto('companies')
    .values({
      kind,
      name,
      username,
      phone: `+62 811-0000-${String(1000 + number)}`,
      address: `Jl. Uji No. ${number}`,
      city: wishes.city ?? 'Jakarta Timur',
      province: wishes.province ?? 'DKI Jakarta',
      business_type: wishes.businessType ?? '1',
      ...(kind === 'seller'
        ? { seller_type: wishes.sellerType ?? 'distributor', exchange_rate: wishes.exchangeRate ?? '16000.00' }
        : {}),
      is_pkp: wishes.isPkp ?? true,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (kind === 'buyer')
    await db
      .insertInto('company_reviews')
      .values({ company_id: id, state: 'waiting', version: 0, asked_at: now, due_at: now })
      .execute()
  return { companyId: id as CompanyId, companyName: name, companyUsername: username }
}

export interface NewUser {
  companyId: CompanyId
  role: Role
  number: number
  passwordHash: string
  joinedAt: Date
}

export async function writeUser(db: Db, user: NewUser): Promise<{ userId: UserId; email: string }> {
  const email = `orang-${user.number}@uji.contoh`
  const { id } = await db
    .insertInto('users')
    .values({
      email,
      username: `orang-${user.number}`,
      name: `Orang Uji ${user.number}`,
      password_hash: user.passwordHash,
      email_verified_at: user.joinedAt,
      created_at: user.joinedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('memberships')
    .values({ user_id: id, company_id: user.companyId, role: user.role, created_at: user.joinedAt })
    .execute()
  return { userId: id as UserId, email }
}

export interface AddressWishes {
  province?: string
  city?: string
  isDefault?: boolean
}

/** @returns alamat_id */
export async function writeAddress(db: Db, companyId: CompanyId, wishes: AddressWishes, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('addresses')
    .values({
      company_id: companyId,
      label: 'Pabrik',
      recipient: 'Penerima Uji',
      phone: '+62 811-0000-0999',
      street: 'Jl. Uji No. 1',
      city: wishes.city ?? 'Jakarta Timur',
      province: wishes.province ?? 'DKI Jakarta',
      postal_code: '13920',
      is_default: wishes.isDefault ?? true,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The delivery rates of a shop: free in the capital, unless wished otherwise. */
export async function writeRates(
  db: Db,
  sellerId: CompanyId,
  rates: Delivery['rates'] = [{ province: 'DKI Jakarta', base: '0', perUnit: '0' }],
): Promise<void> {
  await db.transaction().execute((tx) => saveRates(tx, sellerId, rates))
}

export interface SubscriptionWishes {
  /** 'active' by default. */
  status?: SubscriptionState
  level?: number
  /** Codes of active payment types: 'transfer', 'cod', 'tempo-30'; by default only transfer. */
  payments?: readonly string[]
  inactivePayments?: readonly string[]
}

/** Subscribes a buyer to a seller, or changes the existing subscription. */
export async function writeSubscription(
  db: Db,
  buyerId: CompanyId,
  sellerId: CompanyId,
  wishes: SubscriptionWishes,
  now: Date,
): Promise<void> {
  const terms = { status: wishes.status ?? 'active', price_level: wishes.level ?? 1, updated_at: now }
  const { id } = await db
    .insertInto('subscriptions')
    .values({ buyer_id: buyerId, seller_id: sellerId, since: now, ...terms })
    .onConflict((there) => there.columns(['buyer_id', 'seller_id']).doUpdateSet(terms))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('subscription_payment_types').where('subscription_id', '=', id).execute()
  const types = [
    ...(wishes.payments ?? ['transfer']).map((code) => ({ code, active: true })),
    ...(wishes.inactivePayments ?? []).map((code) => ({ code, active: false })),
  ]
  if (types.length === 0) return
  await db
    .insertInto('subscription_payment_types')
    .values(types.map((type) => ({ subscription_id: id, ...type })))
    .execute()
}

export interface ArticleWishes {
  title?: string
  category?: string
  body?: string
  coverKeyword?: string
  relatedCategories?: number[]
  /** Null: a draft. */
  publishedAt?: Date | null
}

export function writeArticle(
  db: Db,
  number: number,
  now: Date,
  { publishedAt = now, ...wishes }: ArticleWishes,
): Promise<{ id: number; slug: string }> {
  const title = wishes.title ?? `Artikel Uji ${number}`
  return db
    .insertInto('articles')
    .values({
      slug: slugOf(title),
      title,
      category: wishes.category ?? 'Mutu',
      author_role: 'Tim Uji',
      cover_keyword: wishes.coverKeyword ?? 'dokumen',
      body: wishes.body ?? 'Paragraf satu.\n\nParagraf dua.',
      related_categories: wishes.relatedCategories ?? [],
      published_at: publishedAt,
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
}

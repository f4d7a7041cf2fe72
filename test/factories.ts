import type { WireBodyOf } from '#domain/call.ts'
import type { SellerType } from '#domain/catalogue/seller-type.ts'
import type { Role } from '#domain/companies/permissions.ts'
import type { CallAt } from '#domain/contract.ts'
import { type CompanyId, productCode, type UserId } from '#domain/ids.ts'
import type { Delivery } from '#domain/orders/codec-delivery.ts'
import { slugOf } from '#domain/slug.ts'
import type { SubscriptionState } from '#domain/subscriptions/state.ts'
import { insertProducts, insertShowcases, type NewProduct } from '#server/areas/catalogue/public.ts'
import { insertMaterials, type NewMaterial } from '#server/areas/materials/public.ts'
import { saveRates } from '#server/areas/orders/queries-delivery.ts'
import type { Db } from '#server/platform/database.ts'
import type { Person } from './actor.ts'

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

/** What a shop's deliveries cost: nothing in the capital, unless wished otherwise. */
export async function writeRates(
  db: Db,
  sellerId: CompanyId,
  rates: Delivery['rates'] = [{ province: 'DKI Jakarta', base: '0', perUnit: '0' }],
): Promise<void> {
  await db.transaction().execute((tx) => saveRates(tx, sellerId, rates))
}

/** @returns material_id */
export async function writeMaterial(
  db: Db,
  { number, now }: { number: number; now: Date },
  wishes: Partial<NewMaterial>,
): Promise<number> {
  const name = wishes.name ?? `Bahan Uji ${number}`
  const slug = `${slugOf(name)}-${number}`
  const material = { ...plainMaterial, slug, name, nameEnglish: name, createdAt: now, ...wishes }
  const ids = await db.transaction().execute((tx) => insertMaterials(tx, [material], now))
  return ids.get(material.slug) ?? 0
}

/** A material that does nothing and has one name. */
export const plainMaterial = {
  categoryId: 1,
  otherNames: [],
  casNumber: null,
  eNumber: null,
  inci: null,
  hsCode: null,
  functions: [],
  halalCritical: false,
  hazard: null,
  description: '',
}

let proposed = 0

/** A material to propose, of another name each time. */
export function aMaterialProposal(
  wishes: Partial<WireBodyOf<CallAt<'bahan/usul'>>> = {},
): WireBodyOf<CallAt<'bahan/usul'>> {
  proposed++
  return {
    kategori_id: 1,
    bahan_nama: `Bahan Usulan ${proposed}`,
    bahan_nama_inggris: `Proposed Material ${proposed}`,
    bahan_nama_lain: [],
    bahan_fungsi: [],
    bahan_halal_kritis: false,
    bahan_deskripsi: '',
    ...wishes,
  }
}

/** An offer as a seller sends it: `plainProduct` at its usual price. */
export function anOffer(
  materialId: number,
  wishes: Partial<WireBodyOf<CallAt<'pusat-seller/produk/simpan'>>> = {},
): WireBodyOf<CallAt<'pusat-seller/produk/simpan'>> {
  return {
    bahan_id: materialId,
    nama: 'Bahan Uji',
    grade: 'USP',
    asal: 'Indonesia',
    bentuk: 'serbuk',
    kemasan: 'sak kertas',
    satuan: 'kg',
    berat: '25',
    jumlah_min_beli: '50',
    jumlah_min_nego: '100',
    harga: '100000.00',
    stok: '5000',
    negotiable: 'yes',
    harga_terendah: '80000.00',
    persen_nego: '50',
    deskripsi: 'Bahan untuk pengujian.',
    info_penting: 'Tersedia CoA per lot.',
    penyimpanan: 'Tempat kering dan sejuk',
    masa_simpan: 24,
    ...wishes,
  }
}

export interface ProductWishes extends Partial<Omit<NewProduct, 'prices' | 'sellerId' | 'showcases'>> {
  /** What it is made of, unless `materialId` names one that is there. */
  material?: Partial<NewMaterial>
  /** The list price (level 1). */
  price?: string
  /** Prices of better levels: `{ 2: '90000.00' }`. */
  levels?: Record<number, string>
  /** Names of showcases; created if the seller does not have them. */
  showcases?: readonly string[]
}

export interface Product {
  id: number
  /** produk_id_url */
  code: string
  name: string
  price: string
  sellerId: CompanyId
}

export async function writeProduct(
  db: Db,
  seller: Person,
  { number, now }: { number: number; now: Date },
  wishes: ProductWishes,
): Promise<Product> {
  const { price = '100000.00', levels = {}, showcases = [], material, ...given } = wishes
  const name = given.name ?? `Bahan Uji ${number}`
  const product: NewProduct = {
    ...plainProduct,
    nameEnglish: name,
    createdAt: now,
    ...given,
    name,
    materialId: given.materialId ?? (await writeMaterial(db, { number, now }, { name, ...material })),
    sellerId: seller.companyId,
    prices: [
      { level: 1, amount: price },
      ...Object.entries(levels).map(([level, amount]) => ({ level: Number(level), amount })),
    ],
    showcases: showcases.map(slugOf),
  }
  const [id = 0] = await db.transaction().execute(async (tx) => {
    const there = await tx.selectFrom('showcases').select('slug').where('seller_id', '=', seller.companyId).execute()
    const missing = showcases.filter((title) => !there.some(({ slug }) => slug === slugOf(title)))
    await insertShowcases(
      tx,
      missing.map((title, index) => ({
        sellerId: seller.companyId,
        name: title,
        slug: slugOf(title),
        position: there.length + index + 1,
      })),
    )
    return insertProducts(tx, [product])
  })
  return { id, code: productCode(id), name, price, sellerId: seller.companyId }
}

/** 25 kg packs, from 2 packs, negotiable, with plenty in stock. */
export const plainProduct: Omit<
  NewProduct,
  'sellerId' | 'materialId' | 'name' | 'nameEnglish' | 'createdAt' | 'prices' | 'showcases'
> = {
  description: 'Bahan untuk pengujian.',
  importantInfo: 'Tersedia CoA per lot.',
  maker: '',
  origin: 'Indonesia',
  grade: 'USP',
  form: 'serbuk',
  unit: 'kg',
  packKind: 'sack',
  packLabel: '25 kg sak kertas',
  packWeight: '25',
  minPurchase: '50',
  minNego: '100',
  negotiable: true,
  shelfLifeMonths: 24,
  storage: 'Tempat kering dan sejuk',
  featuredRank: null,
  lowestPrice: '80000.00',
  negoPercent: '50',
  stock: '5000',
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

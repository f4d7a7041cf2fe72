import type { CompanyId, UserId } from '#domain/ids.ts'
import { hashSecret, makeSecret } from '#server/areas/accounts/public.ts'
import { insertProducts } from '#server/areas/catalogue/public.ts'
import { type Db, openDatabase } from '#server/platform/database.ts'
import { registerReactions } from '#server/reactions.ts'
import { writeAddress, writeCompany, writeRates, writeSubscription, writeUser } from '#test/factories.ts'
import { plainProduct, writeMaterial } from '#test/product-factories.ts'

/** A member of a company with an open session. */
export interface Member {
  companyId: CompanyId
  userId: UserId
  bearer: string
}

export interface Buyer extends Member {
  addressId: string
}

/** The companies that trade while faults happen. */
export interface Market {
  seller: Member
  buyers: readonly Buyer[]
  /** Ordered again and again. */
  products: readonly number[]
  /** Only put into carts, never ordered: what lies there is the sum of all acts. */
  reserved: number
  /** Bearers of sessions beside those, for live connections. */
  ears: readonly string[]
}

/** Units of each product at the start. */
export const STOCK = 100_000_000
const PRODUCTS = 6
// no session ends meanwhile, also where the clock is moved
const SESSION_MS = 2 * 86_400_000

/** Writes a seller and buyers into an empty database, with their sessions. */
export async function writeMarket(
  databaseUrl: string,
  { buyers: buyerCount = 8, ears: earCount = 0 } = {},
): Promise<Market> {
  registerReactions()
  const db = openDatabase({ url: databaseUrl, connections: 2 })
  const now = new Date()
  let number = 0

  async function aMember(kind: 'buyer' | 'seller'): Promise<Member> {
    number++
    const { companyId } = await writeCompany(db, kind, { number, now }, {})
    // never signs in
    const { userId } = await writeUser(db, { companyId, role: 'owner', number, passwordHash: '', joinedAt: now })
    return { companyId, userId, bearer: await openSession(db, { companyId, userId }, now) }
  }

  try {
    const seller = await aMember('seller')
    await writeRates(db, seller.companyId)
    const materialId = await writeMaterial(db, { number: 1, now }, {})
    const products = Array.from({ length: PRODUCTS + 1 }, (_, index) => ({
      ...plainProduct,
      sellerId: seller.companyId,
      materialId,
      name: `Bahan ${index + 1}`,
      nameEnglish: `Material ${index + 1}`,
      createdAt: now,
      prices: [{ level: 1, amount: '100000.00' }],
      stock: String(STOCK),
      showcases: [],
    }))
    const [reserved = 0, ...ordered] = await db.transaction().execute((tx) => insertProducts(tx, products))
    const buyers: Buyer[] = []
    for (let made = 0; made < buyerCount; made++) {
      const buyer = await aMember('buyer')
      await writeSubscription(db, buyer.companyId, seller.companyId, {}, now)
      buyers.push({ ...buyer, addressId: await writeAddress(db, buyer.companyId, {}, now) })
    }
    const ears: string[] = []
    for (let made = 0; made < earCount; made++) {
      const buyer = buyers[made % buyers.length]
      if (buyer) ears.push(await openSession(db, buyer, now))
    }
    return { seller, buyers, products: ordered, reserved, ears }
  } finally {
    await db.destroy()
  }
}

async function openSession(
  db: Db,
  { companyId, userId }: Pick<Member, 'companyId' | 'userId'>,
  now: Date,
): Promise<string> {
  const bearer = makeSecret()
  const ends = new Date(now.getTime() + SESSION_MS)
  const { id } = await db
    .insertInto('sessions')
    .values({
      user_id: userId,
      company_id: companyId,
      refresh_hash: hashSecret(makeSecret()),
      created_at: now,
      last_used_at: now,
      expires_at: ends,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('session_bearers')
    .values({ session_id: id, hash: hashSecret(bearer), expires_at: ends })
    .execute()
  return bearer
}

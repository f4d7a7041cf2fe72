import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Buyer } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay, daysAfter } from '#domain/business-day.ts'
import { findRewards } from '#server/areas/loyalty/queries.ts'
import { redeemReward } from '#server/areas/loyalty/vouchers.ts'
import type { Deps } from '#server/deps.ts'
import type { FileKey } from '#server/platform/files/file-store.ts'
import { buyerOfPembeli } from './accounts.ts'
import { at, buyerOf, daysBefore, findOwners } from './demo-actors.ts'
import { exampleDocument } from './example-documents.ts'
import { fulfilInDemo, orderInDemo } from './order-in-demo.ts'
import { payInDemo } from './pay-in-demo.ts'
import { insertDocuments } from './seed-documents.ts'
import { claimSeededPromotionCode } from './seed-promotion-codes.ts'

const limits = [
  { email: 'pembeli2@contoh.id', company: 'segarnia-minuman-abadi', perOrder: '10000000', perMonth: '25000000' },
  { email: 'rina@contoh.id', company: buyerOfPembeli, perOrder: '2000000', perMonth: '10000000' },
  { email: 'dimas@contoh.id', company: 'ayudewi-rupa-kosmetika', perOrder: '0', perMonth: null },
]

interface DemoPurchase {
  worth: string
  daysAgo: number
  onCredit?: { paidDaysAgo: number | null }
}

/** Purchases of pembeli@, completed `daysAgo`; some on credit, paid or not. */
const purchases: readonly DemoPurchase[] = [
  { worth: '14000000', daysAgo: 130 },
  { worth: '9500000', daysAgo: 64, onCredit: { paidDaysAgo: 40 } },
  { worth: '11000000', daysAgo: 21, onCredit: { paidDaysAgo: null } },
]

/**
 * Purchasers with limits, an order waiting for approval by each of pembeli@ and pembeli2@, and pembeli@'s points,
 * vouchers and documents of quality; orders are placed and completed by the use cases themselves, on past days.
 */
export async function seedLoyalty(deps: Deps): Promise<void> {
  const now = deps.now()
  for (const limit of limits) await setLimit(deps, limit)

  const owner = await buyerOf(deps, 'pembeli@contoh.id', buyerOfPembeli)
  for (const purchase of purchases) await completePurchase(deps, owner, purchase, now)
  await seedLotCertificates(deps, owner)
  const [cheapest] = await findRewards(deps.db)
  if (cheapest) await redeemReward(at(deps, now, 3), owner, { rewardId: cheapest.id, key: randomUUID() })
  await claimSeededPromotionCode(deps, owner, now)

  const rina = await buyerOf(deps, 'rina@contoh.id', buyerOfPembeli)
  await orderInDemo(at(deps, now, 1), rina, '3000000')
  const dimas = await buyerOf(deps, 'dimas@contoh.id', 'ayudewi-rupa-kosmetika')
  await orderInDemo(at(deps, now, 1), dimas, '4000000')
  // what happened on past days counts as read
  await sql`
    insert into notification_reads (user_id, company_id, read_until)
    select user_id, company_id, ${now} from memberships
    on conflict do nothing`.execute(deps.db)
}

async function completePurchase(deps: Deps, owner: Buyer, { worth, daysAgo, onCredit }: DemoPurchase, now: Date) {
  const orders = await orderInDemo(at(deps, now, daysAgo + 6), owner, worth, { onCredit: onCredit !== undefined })
  const sellers = [...(await findOwners(deps)).sellers.values()]
  for (const { id: orderId, sellerId } of orders) {
    const seller = sellers.find(({ companyId }) => companyId === sellerId)
    if (!seller) throw new Error('the seller has no owner')
    const steps = { confirmed: daysAgo + 5, shipped: daysAgo + 4, completed: daysAgo }
    await fulfilInDemo(deps, { orderId, buyer: owner, seller, inLots: true }, steps)
    // by transfer it is paid before it is received
    const paidDaysAgo = onCredit ? onCredit.paidDaysAgo : daysAgo
    if (paidDaysAgo) await payInDemo(at(deps, now, paidDaysAgo), seller, orderId)
  }
}

async function setLimit(deps: Deps, limit: (typeof limits)[number]): Promise<void> {
  const { userId, companyId } = await buyerOf(deps, limit.email, limit.company)
  await deps.db
    .updateTable('memberships')
    .set({ limit_per_order: limit.perOrder, limit_per_month: limit.perMonth })
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .execute()
}

/** A CoA of a lot, by days from the first start. */
interface DemoCertificate {
  uploadedDaysAgo: number
  /** Its last day; null: it does not expire. */
  endsInDays: number | null
  replacedDaysAgo?: number
}

/** Of each lot that the buyer was sent, the first one first: one has expired, one was replaced, one expires soon. */
const certificates: readonly (readonly DemoCertificate[])[] = [
  [{ uploadedDaysAgo: 133, endsInDays: -9 }],
  [
    { uploadedDaysAgo: 67, endsInDays: 300, replacedDaysAgo: 60 },
    { uploadedDaysAgo: 60, endsInDays: 300 },
  ],
  [{ uploadedDaysAgo: 24, endsInDays: 19 }],
]

/** The CoA of the lots that a buyer was sent, and documents of what it bought where there are none yet [DOC-2]. */
async function seedLotCertificates(deps: Deps, buyer: Buyer): Promise<void> {
  const now = deps.now()
  const today = businessDay(now)
  const { sellers } = await findOwners(deps)
  const owners = new Map([...sellers.values()].map((seller) => [seller.companyId as string, seller]))
  const sent = await findSent(deps, buyer)
  for (const [index, lot] of sent.filter(({ lotId }) => lotId !== null).entries()) {
    const userId = owners.get(lot.sellerId)?.userId ?? ''
    for (const one of certificates[index] ?? []) await insertCertificate(deps, { ...lot, userId }, one, now)
  }
  const bare = [...new Map(sent.filter(({ isBare }) => isBare).map((one) => [one.productId, one.sellerId]))]
  const documents = bare.flatMap(([productId, sellerId]) => {
    const seller = owners.get(sellerId)
    return seller
      ? [
          { productId, seller, kind: 'sds' as const, readers: 'everybody' as const, validUntil: null },
          {
            productId,
            seller,
            kind: 'halal' as const,
            readers: 'everybody' as const,
            validUntil: daysAfter(today, 400),
          },
        ]
      : []
  })
  await insertDocuments(deps, documents, now)
}

interface Sent {
  lotId: number | null
  productId: number
  sellerId: string
  /** Whether the product has no document. */
  isBare: boolean
}

async function findSent({ db }: Deps, { companyId }: Buyer): Promise<Sent[]> {
  const { rows } = await sql<Sent>`
    select lot.lot_id as "lotId", l.product_id as "productId", o.seller_id as "sellerId", p.document_kinds = '{}' as "isBare"
    from orders o
    join order_lines l on l.order_id = o.id
    join products p on p.id = l.product_id
    join shipments s on s.order_id = o.id
    left join shipment_lots lot on lot.shipment_id = s.id and lot.position = l.position
    where o.buyer_id = ${companyId}
    order by s.sent_at, l.position`.execute(db)
  return rows
}

async function insertCertificate(
  { db }: Deps,
  { lotId, productId, sellerId, userId }: Sent & { userId: string },
  { uploadedDaysAgo, endsInDays, replacedDaysAgo }: DemoCertificate,
  now: Date,
): Promise<void> {
  const { key, content, sha256 } = exampleDocument('coa')
  const lastDay: BusinessDay | null = endsInDays === null ? null : daysAfter(businessDay(now), endsInDays)
  await sql`
    with file as (
      insert into stored_files (id, company_id, storage_key, sha256, size, kind, name, uploaded_by, uploaded_at)
      values (${randomUUID()}, ${sellerId}, ${key satisfies FileKey}, ${sha256}, ${content.length}, 'pdf', 'contoh-coa.pdf',
        ${userId}, ${daysBefore(now, uploadedDaysAgo)})
      returning id)
    insert into lot_certificates (seller_id, product_id, lot_id, valid_until, readers, file_id, replaced_at)
    select ${sellerId}, ${productId}, ${lotId}, ${lastDay}::date, 'on_request', id,
      ${replacedDaysAgo === undefined ? null : daysBefore(now, replacedDaysAgo)}::timestamptz
    from file`.execute(db)
}

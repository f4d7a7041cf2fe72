import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Buyer } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay, daysAfter } from '#domain/business-day.ts'
import type { Deps } from '#server/deps.ts'
import type { FileKey } from '#server/platform/files/file-store.ts'
import { daysBefore, findOwners } from './demo-actors.ts'
import { exampleDocument } from './example-documents.ts'
import { insertDocuments } from './seed-documents.ts'

/** A CoA of a lot, by days from the first start. */
interface DemoCertificate {
  uploadedDaysAgo: number
  /** Its last day; null: it does not expire. */
  endsInDays: number | null
  replacedDaysAgo?: number
}

/** Of each lot that the buyer was sent, the first one first: one is over, one was replaced, one ends soon. */
const certificates: readonly (readonly DemoCertificate[])[] = [
  [{ uploadedDaysAgo: 133, endsInDays: -9 }],
  [
    { uploadedDaysAgo: 67, endsInDays: 300, replacedDaysAgo: 60 },
    { uploadedDaysAgo: 60, endsInDays: 300 },
  ],
  [{ uploadedDaysAgo: 24, endsInDays: 19 }],
]

/** The CoA of the lots that a buyer was sent, and documents of what it bought where there are none yet [DOC-2]. */
export async function seedLotCertificates(deps: Deps, buyer: Buyer): Promise<void> {
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

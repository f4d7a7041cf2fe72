import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay, daysAfter } from '#domain/business-day.ts'
import type { Readers } from '#domain/product-documents/readers.ts'
import { askDocument } from '#server/areas/product-documents/requests.ts'
import type { Deps } from '#server/deps.ts'
import { unnestRows } from '#server/platform/sql-input.ts'
import { buyerOfPembeli, sellerOfPenjual } from './accounts.ts'
import { at, buyerOf, daysBefore, findOwners } from './demo-actors.ts'
import { type ExampleKind, exampleDocument, exampleKinds } from './example-documents.ts'
import { pick, type Random, seededRandom } from './seeded-random.ts'

const UPLOADED_DAYS_AGO = 45

/** Documents of about half of the products, and a request of pembeli@ that waits for penjual@ [DOC-2]. */
export async function seedDocuments(deps: Deps): Promise<void> {
  const now = deps.now()
  const products = await findProducts(deps)
  const { sellers } = await findOwners(deps)
  const documents = products.flatMap(({ id, username, name, packLabel, categoryId }) => {
    const random = seededRandom(`documents ${username} ${name} ${packLabel}`)
    const seller = sellers.get(username)
    if (!seller || random() < 0.5) return []
    return documentsOf(random, categoryId, now).map((document) => ({ ...document, productId: id, seller }))
  })
  await insertDocuments(deps, documents, now)
  await askPenjual(deps, now)
}

interface DemoProduct {
  id: number
  username: string
  name: string
  packLabel: string
  categoryId: number
}

async function findProducts(deps: Deps): Promise<DemoProduct[]> {
  const { rows } = await sql<DemoProduct>`
    select p.id, c.username, p.name, p.pack_label as "packLabel", p.category_id as "categoryId"
    from products p join companies c on c.id = p.seller_id order by p.id`.execute(deps.db)
  return rows
}

interface DemoDocument {
  kind: ExampleKind
  readers: Readers
  validUntil: string | null
}

// medicines need no halal certificate of their materials yet
const PHARMACEUTICAL = 1
const likely: Record<ExampleKind, number> = { coa: 0.85, sds: 0.7, tds: 0.5, halal: 0.6 }
const readersOf: Record<ExampleKind, readonly Readers[]> = {
  coa: ['everybody', 'subscribed', 'subscribed', 'on_request'],
  sds: ['everybody'],
  tds: ['everybody', 'subscribed'],
  halal: ['everybody'],
}

function documentsOf(random: Random, categoryId: number, now: Date): DemoDocument[] {
  return exampleKinds
    .filter((kind) => random() < likely[kind] && !(kind === 'halal' && categoryId === PHARMACEUTICAL))
    .map((kind) => ({
      kind,
      readers: pick(random, readersOf[kind]),
      // a few have expired
      validUntil: kind === 'halal' ? daysAfter(businessDay(now), Math.floor(random() * 1200) - 100) : null,
    }))
}

const documentColumns = {
  id: 'uuid',
  productId: 'integer',
  kind: 'text',
  readers: 'text',
  validUntil: 'text?',
  sellerId: 'uuid',
  userId: 'uuid',
} as const
const fileColumns = { of: 'text', key: 'uuid', size: 'integer', sha256: 'text' } as const

/** Writes documents of products that have none yet. */
export async function insertDocuments(
  { db }: Deps,
  documents: readonly (DemoDocument & { productId: number; seller: Seller })[],
  now: Date,
): Promise<void> {
  const files = exampleKinds.map((kind) => {
    const { key, content, sha256 } = exampleDocument(kind)
    return { of: kind, key, size: content.length, sha256: sha256.toString('hex') }
  })
  const rows = documents.map(({ seller, ...document }) => ({
    ...document,
    id: randomUUID(),
    sellerId: seller.companyId,
    userId: seller.userId,
  }))
  await db.transaction().execute(async (tx) => {
    await sql`
      with wanted as materialized (
        select * from ${unnestRows('document', documentColumns, rows)} join ${unnestRows('file', fileColumns, files)} on "of" = kind),
      files as (
        insert into stored_files (id, company_id, storage_key, sha256, size, kind, name, uploaded_by, uploaded_at)
        select id, "sellerId", key, decode(sha256, 'hex'), size, 'pdf', 'contoh-' || kind || '.pdf', "userId",
          ${daysBefore(now, UPLOADED_DAYS_AGO)}::timestamptz
        from wanted returning id),
      documents as (
        insert into product_documents (product_id, seller_id, kind, language, valid_until, readers, file_id)
        select "productId", "sellerId", kind, 'id', "validUntil"::date, readers, id from wanted returning id)
      update products set document_kinds = there.kinds
      from (
        select "productId" as id, array_agg(kind order by array_position(${exampleKinds}::text[], kind)) as kinds
        from wanted group by "productId") there
      where products.id = there.id`.execute(tx)
  })
}

/** A CoA that is not there: of penjual@'s last product by name without one, as visitors begin with the first. */
async function askPenjual(deps: Deps, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p join companies c on c.id = p.seller_id
    where c.username = ${sellerOfPenjual} and p.status = 'published' and not 'coa' = any(p.document_kinds)
    order by lower(p.name) desc, p.id limit 1`.execute(deps.db)
  const [product] = rows
  if (!product) throw new Error(`${sellerOfPenjual} has a CoA of every product`)
  const pembeli = await buyerOf(deps, 'pembeli@contoh.id', buyerOfPembeli)
  const note = 'Untuk audit pemasok bulan depan, lot terbaru bila ada.'
  await askDocument(at(deps, now, 1), pembeli, { productId: product.id, kind: 'coa', note })
}

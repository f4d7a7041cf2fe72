import type { Seller } from '#domain/accounts/actor.ts'
import type { BulkKind } from '#domain/catalogue/bulk-act.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'

/** Audits that a product came on sale or was withdrawn; nothing where neither happened [ADM-6]. */
export async function auditStatus(
  tx: Tx,
  seller: Seller,
  { before, after, ...thing }: { id: number; name: string; before: ProductStatus | null; after: ProductStatus },
  now: Date,
): Promise<void> {
  if (before === after || after === 'draft' || after === 'closed' || after === 'banned') return
  const act = after === 'withdrawn' ? 'product.withdraw' : 'product.publish'
  await audit(tx, seller, { act, thing, before: before && { onSale: before }, after: { onSale: after } }, now)
}

/** Audits an act on many products as one; its history has the price of each [ADM-6]. */
export async function auditMany(
  tx: Tx,
  seller: Seller,
  { id, kind, detail, changed }: { id: number; kind: BulkKind | 'undo'; detail: string | null; changed: number },
  now: Date,
): Promise<void> {
  const percent = kind === 'price' ? detail : null
  const showcase = kind === 'shelve' || kind === 'unshelve' ? detail : null
  const leadTime = kind === 'leadTime' && { leadTime: detail || 'tidak diterima' }
  const after = { productCount: changed, ...(percent && { percent }), ...(showcase && { showcase }), ...leadTime }
  await audit(tx, seller, { act: manyActs[kind], thing: { id }, before: null, after }, now)
}

const manyActs = {
  price: 'products.price',
  withdraw: 'products.withdraw',
  publish: 'products.publish',
  shelve: 'products.shelve',
  unshelve: 'products.unshelve',
  leadTime: 'products.leadTime',
  undo: 'products.undo',
} as const satisfies Record<BulkKind | 'undo', string>

/** Audits what was done to a photo of a product [ADM-6]. */
export async function auditPhoto(
  tx: Tx,
  seller: Seller,
  { photo, ...thing }: { id: number; name: string; photo: 'added' | 'removed' | 'cut' | 'arranged' | 'copied' },
  now: Date,
): Promise<void> {
  await audit(tx, seller, { act: 'product.photo', thing, before: null, after: { photo } }, now)
}

import { type CompanyKind, mayDo, ROLE_FORBIDS, type Role } from '../companies/permissions.ts'
import { type Allowed, no, passage, yes } from '../machine.ts'
import { Refusal } from '../refusal.ts'
import type { ProductStatus } from './product-status.ts'

/** What a seller may do with a published or withdrawn product [SELLER-1]. */
export type ProductAct = 'withdraw' | 'publish'

const selling = passage<ProductStatus, ProductAct | 'complete' | 'close' | 'reopen'>({
  states: ['draft', 'published', 'withdrawn', 'closed'],
  start: 'draft',
  ends: [],
  steps: [
    { from: 'draft', event: 'complete', to: 'published' },
    { from: 'published', event: 'withdraw', to: 'withdrawn' },
    { from: 'withdrawn', event: 'publish', to: 'published' },
    // with their shop, all at once
    { from: 'published', event: 'close', to: 'closed' },
    { from: 'closed', event: 'reopen', to: 'published' },
    { from: 'closed', event: 'withdraw', to: 'withdrawn' },
  ],
})

/**
 * The status after an act; repeating an act changes nothing.
 * @throws Refusal product_is_draft
 */
export function statusAfter(status: ProductStatus, act: ProductAct): ProductStatus {
  if (status === 'draft') throw new Refusal('product_is_draft', { field: 'produk_id' })
  return selling.stateAfter(status, act)
}

/**
 * The status of a product that is written anew, complete where it is to be sold; it stays, or is sold [SELLER-2].
 * @throws Refusal product_not_draft | product_not_withdrawn
 */
export function statusSaved(before: ProductStatus, wanted: ProductStatus): ProductStatus {
  if (wanted === before) return before
  if (wanted === 'draft') throw new Refusal('product_not_draft', { field: 'status' })
  if (wanted === 'withdrawn') throw new Refusal('product_not_withdrawn', { field: 'status' })
  // the shop was suspended or reopened meanwhile
  if (wanted === 'closed' || before === 'closed') return before
  return selling.stateAfter(before, before === 'draft' ? 'complete' : 'publish')
}

/** What becomes of a product when its shop is suspended, or opened again [ADM-2]. */
export function statusOfShop(act: 'close' | 'reopen'): { from: ProductStatus[]; to: ProductStatus } {
  const from = selling.statesBefore(act)
  return { from, to: selling.stateAfter(from[0] ?? 'draft', act) }
}

/** Whether this member may do each of them now; if not, why, as a sentence [ROLE-10]. */
export function canChange(
  status: ProductStatus,
  member: { companyKind: CompanyKind; role: Role },
): Record<ProductAct | 'edit' | 'stock', Allowed> {
  const mayChange = mayDo(member, 'products.change')
  const bar = barTo(status, mayChange)
  const already = { withdraw: 'Produk ini sudah ditarik.', publish: 'Produk ini sudah dijual.' }
  const answer = (act: ProductAct) => {
    if (bar) return no(bar)
    if (status === 'closed' && act === 'publish') return no('Toko Anda sedang ditangguhkan.')
    return statusAfter(status, act) === status ? no(already[act]) : yes
  }
  return {
    withdraw: answer('withdraw'),
    publish: answer('publish'),
    edit: mayChange ? yes : no(ONLY_SEEN),
    stock: mayDo(member, 'stock.change') ? yes : no(ROLE_FORBIDS),
  }
}

const ONLY_SEEN = 'Peran Anda hanya dapat melihat produk.'

function barTo(status: ProductStatus, mayChange: boolean): string | null {
  if (!mayChange) return ONLY_SEEN
  return status === 'draft' ? 'Produk ini masih draf.' : null
}

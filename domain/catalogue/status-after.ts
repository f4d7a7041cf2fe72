import { type CompanyKind, mayDo, ROLE_FORBIDS, type Role } from '../companies/permissions.ts'
import { type Allowed, no, passage, yes } from '../machine.ts'
import { Refusal } from '../refusal.ts'
import type { ProductStatus } from './product-status.ts'

/** A seller's acts on a published or withdrawn product [SELLER-1]. */
export type ProductAct = 'withdraw' | 'publish'

type PlatformAct = 'close' | 'reopen' | 'ban' | 'resell' | 'await' | 'release'

const selling = passage<ProductStatus, ProductAct | PlatformAct | 'complete'>({
  states: ['draft', 'published', 'withdrawn', 'closed', 'banned'],
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
    // by the platform: its seller neither sells nor withdraws it until that is lifted
    { from: ['published', 'withdrawn', 'closed'], event: 'ban', to: 'banned' },
    { from: 'banned', event: 'resell', to: 'published' },
    { from: 'banned', event: 'await', to: 'closed' },
    { from: 'banned', event: 'release', to: 'withdrawn' },
  ],
})

/**
 * The status after an act; repeating an act changes nothing.
 * @throws Refusal product_is_draft | product_banned
 */
export function statusAfter(status: ProductStatus, act: ProductAct): ProductStatus {
  if (status === 'draft') throw new Refusal('product_is_draft', { field: 'produk_id' })
  if (status === 'banned') throw new Refusal('product_banned', { field: 'produk_id' })
  return selling.stateAfter(status, act)
}

/**
 * The status of a product that is written anew, complete where it is to be sold; it stays, or is sold [SELLER-2].
 * @throws Refusal product_not_draft | product_not_withdrawn | product_banned
 */
export function statusSaved(before: ProductStatus, requested: ProductStatus): ProductStatus {
  if (requested === before) return before
  if (before === 'banned' && requested === 'published') throw new Refusal('product_banned', { field: 'status' })
  // the platform banned or released it meanwhile
  if (before === 'banned' || requested === 'banned') return before
  if (requested === 'draft') throw new Refusal('product_not_draft', { field: 'status' })
  if (requested === 'withdrawn') throw new Refusal('product_not_withdrawn', { field: 'status' })
  // the shop was suspended or reopened meanwhile
  if (requested === 'closed' || before === 'closed') return before
  return selling.stateAfter(before, before === 'draft' ? 'complete' : 'publish')
}

/** The status of a product after its shop is suspended, or opened again [ADM-2]. */
export function statusOfShop(act: 'close' | 'reopen'): { from: ProductStatus[]; to: ProductStatus } {
  const from = selling.statesBefore(act)
  return { from, to: selling.stateAfter(from[0] ?? 'draft', act) }
}

/** The status of a product after the platform takes it off sale; a draft never was on sale [ADM-3]. */
export function statusBanned(before: ProductStatus): ProductStatus {
  return selling.stateAfter(before, 'ban')
}

/** The status after a lifted ban: on sale, waiting for its shop, or withdrawn as its seller had left it [ADM-3]. */
export function statusLifted({ withdrawn, suspended }: { withdrawn: boolean; suspended: boolean }): ProductStatus {
  if (withdrawn) return selling.stateAfter('banned', 'release')
  return selling.stateAfter('banned', suspended ? 'await' : 'resell')
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
  if (status === 'banned') return 'Produk ini diturunkan oleh Sentra Bahan.'
  return status === 'draft' ? 'Produk ini masih draf.' : null
}

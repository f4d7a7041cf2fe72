import { type CompanyKind, mayDo, type Role } from '../companies/permissions.ts'
import { type Allowed, no, passage, yes } from '../machine.ts'
import { Refusal } from '../refusal.ts'
import type { ProductStatus } from './product-status.ts'

/** What a seller may do with a published or withdrawn product [SELLER-1]. */
export type ProductAct = 'withdraw' | 'publish'

const selling = passage<Exclude<ProductStatus, 'draft'>, ProductAct>({
  states: ['published', 'withdrawn'],
  start: 'published',
  ends: [],
  steps: [
    { from: 'published', event: 'withdraw', to: 'withdrawn' },
    { from: 'withdrawn', event: 'publish', to: 'published' },
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

/** Whether this member may do each of them now; if not, why, as a sentence [ROLE-10]. */
export function canChange(
  status: ProductStatus,
  member: { companyKind: CompanyKind; role: Role },
): Record<ProductAct, Allowed> {
  const bar = barTo(status, member)
  const already = { withdraw: 'Produk ini sudah ditarik.', publish: 'Produk ini sudah dijual.' }
  const answer = (act: ProductAct) => {
    if (bar) return no(bar)
    return statusAfter(status, act) === status ? no(already[act]) : yes
  }
  return { withdraw: answer('withdraw'), publish: answer('publish') }
}

function barTo(status: ProductStatus, member: { companyKind: CompanyKind; role: Role }): string | null {
  if (!mayDo(member, 'products.change')) return 'Peran Anda hanya dapat melihat produk.'
  return status === 'draft' ? 'Produk ini masih draf.' : null
}

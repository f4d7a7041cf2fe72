import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { mayDo, type Permission } from '#domain/companies/permissions.ts'
import { quantityText } from '#domain/money.ts'
import { type Dated, MOST_TASKS } from '#domain/today/by-deadline.ts'

/** A task before it is put in order. */
export type Planned<Task> = Omit<Task, 'since' | 'until'> & Dated

// one more tells that there are more
export const MOST_ASKED = MOST_TASKS + 1

/** Asks for tasks that take a permission; nothing where the member lacks it [ROLE-10]. */
export function asking<Handle>(member: Buyer | Seller) {
  return <Task>(permission: Permission, ask: (handle: Handle) => Promise<Task[]>) =>
    mayDo(member, permission) ? ask : () => Promise.resolve([])
}

/** The most pressing tasks as the wire has them, and whether there are more. */
export function shownTasks<Task extends Dated>(tasks: readonly Task[], most: number) {
  return {
    tasks: tasks.slice(0, most).map(({ since, until, ...task }) => ({
      ...task,
      since: since.toISOString(),
      until: until?.toISOString() ?? null,
    })),
    hasMore: tasks.length > most,
  }
}

/** The goods of an order or a shipment, by the first of them. */
export function goodsOf(of: { firstProduct: string; firstUnits: string; unit: string; lineCount: number }) {
  return { name: of.firstProduct, units: quantityText(of.firstUnits), unit: of.unit, more: of.lineCount - 1 }
}

/** Goods of which only a name is known, and how many more there are. */
export function goodsNamed(name: string, more = 0) {
  return { name, units: null, unit: null, more }
}

/** The goods of a negotiation. */
export function goodsOffered({ productName, units, unit }: { productName: string; units: string; unit: string }) {
  return { name: productName, units: quantityText(units), unit, more: 0 }
}

import { askToCancel } from '#server/areas/shipments/ask-to-cancel.ts'
import type { Deps } from '#server/deps.ts'
import { sellerOfPenjual } from './accounts.ts'
import { at, findOtherCustomers, findOwners } from './demo-actors.ts'
import { fulfilInDemo, orderInDemo } from './order-in-demo.ts'
import { payInDemo, payWronglyInDemo } from './pay-in-demo.ts'

interface Sale {
  /** Which of the customers, in the order of their names. */
  customer: number
  worth: string
  /** This and the following: days before the first start. */
  placed: number
  confirmed?: number
  shipped?: number
  completed?: number
  /** How much of it was paid when it was received, in per cent. */
  paid?: number
  /** A payment of another order was recorded for it first, and undone. */
  paidWrongly?: boolean
  /** Why its buyer asks to cancel what is not shipped. */
  asksToCancel?: string
}

const sales: readonly Sale[] = [
  { customer: 0, worth: '18000000', placed: 43, confirmed: 42, shipped: 41, completed: 38, paid: 100 },
  { customer: 1, worth: '9000000', placed: 12, confirmed: 11, shipped: 10, completed: 7, paid: 60, paidWrongly: true },
  { customer: 0, worth: '26000000', placed: 5, confirmed: 4, shipped: 3 },
  {
    customer: 1,
    worth: '6500000',
    placed: 3,
    confirmed: 2,
    asksToCancel: 'Jadwal produksi kami bergeser ke bulan depan',
  },
  { customer: 0, worth: '12000000', placed: 1 },
]

/** Other customers' orders in penjual@'s shop, one in each state, so that the demo opens on a working day. */
export async function seedSales(deps: Deps): Promise<void> {
  const now = deps.now()
  const { buyers, sellers } = await findOwners(deps)
  const customers = await findOtherCustomers(deps)
  const seller = sellers.get(sellerOfPenjual)
  for (const { customer, worth, placed, paid, paidWrongly, asksToCancel, ...steps } of sales) {
    const buyer = buyers.get(customers[customer] ?? '')
    if (!buyer || !seller) throw new Error('the demo has no such customer')
    const [order] = await orderInDemo(at(deps, now, placed), buyer, worth, { seller: sellerOfPenjual })
    if (!order) throw new Error('nothing was ordered')
    await fulfilInDemo(deps, { orderId: order.id, buyer, seller }, steps)
    const received = at(deps, now, steps.completed ?? 0)
    if (paidWrongly) await payWronglyInDemo(received, seller, order.id)
    if (paid) await payInDemo(received, seller, order.id, paid)
    if (asksToCancel) await askToCancel(at(deps, now, 1), buyer, { orderId: order.id, reason: asksToCancel })
  }
}

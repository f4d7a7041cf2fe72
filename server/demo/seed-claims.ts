import { randomUUID } from 'node:crypto'
import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { decimal, quantityText } from '#domain/money.ts'
import { refuseClaim } from '#server/areas/claims/answer-claim.ts'
import { submitClaim } from '#server/areas/claims/submit-claim.ts'
import { findReceivedGoods, findReceivedOf } from '#server/areas/shipments/public.ts'
import { findShipments } from '#server/areas/shipments/queries-reading.ts'
import { receiveShipment } from '#server/areas/shipments/receive-shipments.ts'
import type { Deps } from '#server/deps.ts'
import { buyerOfPembeli, sellerOfPenjual } from './accounts.ts'
import { at, findOtherCustomers, findOwners } from './demo-actors.ts'
import { fulfilInDemo, orderInDemo } from './order-in-demo.ts'

/** Two claims in penjual@'s shop: one waits for its answer, one of pembeli@'s was refused and may be contested [CLAIM-1]. */
export async function seedClaims(deps: Deps): Promise<void> {
  const now = deps.now()
  const { buyers, sellers } = await findOwners(deps)
  const [customer = ''] = await findOtherCustomers(deps)
  const seller = sellers.get(sellerOfPenjual)
  const [waiting, refused] = [buyers.get(customer), buyers.get(buyerOfPembeli)]
  if (!seller || !waiting || !refused) throw new Error('the demo has no such customer')
  await claimInDemo(deps, { buyer: waiting, seller, worth: '7500000', submitted: 0 })
  const id = await claimInDemo(deps, { buyer: refused, seller, worth: '5000000', submitted: 1 })
  const reason = 'Timbangan saat muat mencatat jumlah penuh. Mohon kirim foto timbangan Anda.'
  await refuseClaim(at(deps, now, 0), seller, { id, version: 1 }, reason)
}

interface Claimed {
  buyer: Buyer
  seller: Seller
  worth: string
  /** Days before the first start. */
  submitted: number
}

/** An order of which one unit less arrives than was sent, and the claim about it. @returns its id */
async function claimInDemo(deps: Deps, { buyer, seller, worth, submitted }: Claimed): Promise<string> {
  const now = deps.now()
  const [order] = await orderInDemo(at(deps, now, 5), buyer, worth, { seller: sellerOfPenjual })
  if (!order) throw new Error('nothing was ordered')
  await fulfilInDemo(deps, { orderId: order.id, buyer, seller }, { confirmed: 4, shipped: 3 })
  const [sent] = await findShipments(deps.db, order.id)
  const goods = sent && (await findReceivedGoods(deps.db, sent.id))
  const line = goods?.lines[0]
  if (!sent || !line) throw new Error('nothing was sent')
  const lines = [{ position: line.position, units: quantityText(decimal(line.sent).minus(1)) }]
  const receipt = {
    shipmentId: sent.id,
    expectedVersion: sent.version,
    lines,
    reason: 'Satu kemasan bocor dan isinya kurang',
  }
  await receiveShipment(at(deps, now, submitted), buyer, receipt)
  const [received] = await findReceivedOf(deps.db, order.id)
  if (!received) throw new Error('nothing was received')
  const lot = line.lots[0]?.number ?? null
  return submitClaim(at(deps, now, submitted), buyer, {
    shipmentId: received.id,
    rows: [{ position: line.position, lot, kind: 'shortage', units: '1' }],
    description: 'Satu kemasan bocor saat dibongkar, isinya kurang dari yang tertulis di surat jalan.',
    photoIds: [],
    key: randomUUID(),
  })
}

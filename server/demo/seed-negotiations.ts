import { sql } from 'kysely'
import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { minimumPacks, unitsOf } from '#domain/catalogue/packs/packs.ts'
import { stepAt } from '#domain/catalogue/prices/price-step.ts'
import { amountText, type DecimalText, decimal } from '#domain/money.ts'
import { agree, askInfo, counter, decline } from '#domain/negotiations/acts.ts'
import { pricesFor } from '#server/areas/catalogue/public.ts'
import { expireOverdue } from '#server/areas/negotiations/ending/expire-overdue.ts'
import { submitNegotiation } from '#server/areas/negotiations/submitting/submit-negotiation.ts'
import { type Decision, takeStep } from '#server/areas/negotiations/take-step.ts'
import { issueQuotation } from '#server/areas/order-documents/issue-quotation.ts'
import type { Deps } from '#server/deps.ts'
import { buyerOfPembeli, sellerOfPenjual } from './accounts.ts'
import { buyerOf, during, findOtherCustomers, findOwners } from './demo-actors.ts'

interface Story {
  seller: string
  /** Counted from the end of the seller's products by name, because visitors begin with the first. */
  product: number
  /** The offer in percent of the buyer's price. */
  percent: number
  /** Packs above the minimum for a negotiation. */
  morePacks: number
  note?: string
  /** 0 is the day of the first start: what has not ended runs until its 24:00. */
  daysAgo: number
  answer?: Answer
}

type Answer =
  | { act: 'counter'; percent: number; note: string }
  | { act: 'askInfo'; question: string }
  | { act: 'agree' }
  | { act: 'decline'; reason: string }

/** pembeli@'s negotiations, oldest first; those not answered in time have expired. */
const ofPembeli: readonly Story[] = [
  { seller: sellerOfPenjual, product: 1, percent: 90, morePacks: 2, daysAgo: 5 },
  {
    seller: sellerOfPenjual,
    product: 2,
    percent: 70,
    morePacks: 0,
    note: 'Penawaran pembanding dari pemasok lain.',
    daysAgo: 3,
    answer: { act: 'decline', reason: 'Harga bahan baku sedang naik, kami belum bisa serendah itu.' },
  },
  {
    seller: sellerOfPenjual,
    product: 3,
    percent: 95,
    morePacks: 6,
    note: 'Kebutuhan rutin tiap bulan.',
    daysAgo: 0,
    answer: { act: 'agree' },
  },
  {
    seller: sellerOfPenjual,
    product: 4,
    percent: 88,
    morePacks: 3,
    daysAgo: 0,
    answer: { act: 'counter', percent: 94, note: 'Untuk pembelian rutin tiap bulan.' },
  },
  {
    seller: 'arkadipa-molekul-persada',
    product: 1,
    percent: 85,
    morePacks: 0,
    daysAgo: 0,
    answer: { act: 'askInfo', question: 'Untuk pengiriman ke gudang yang mana?' },
  },
  { seller: 'rasakarsa-pangan-sejati', product: 1, percent: 91, morePacks: 4, daysAgo: 0 },
  { seller: sellerOfPenjual, product: 5, percent: 90, morePacks: 1, note: 'Bisa kirim minggu ini?', daysAgo: 0 },
]

/** Offers from penjual@'s other customers that wait today: one each, in the order of their names. */
const ofOthers: readonly Story[] = [
  { seller: sellerOfPenjual, product: 6, percent: 92, morePacks: 8, daysAgo: 0 },
  { seller: sellerOfPenjual, product: 3, percent: 86, morePacks: 2, note: 'Untuk tiga bulan ke depan.', daysAgo: 0 },
]

/** Negotiations in every state, submitted and answered by the use cases themselves [NEGO-9]. */
export async function seedNegotiations(given: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const deps = given as Deps // these use cases use only the database and the clock
  const pembeli = await buyerOf(deps, 'pembeli@contoh.id', buyerOfPembeli)
  const { buyers, sellers } = await findOwners(deps)
  // their owners have decided, as of shops that are open for some time
  await deps.db
    .insertInto('nego_settings')
    .columns(['seller_id'])
    .expression(deps.db.selectFrom('companies').select('id').where('kind', '=', 'seller'))
    .execute()
  for (const [index, story] of ofPembeli.entries())
    await playStory(deps, pembeli, sellers.get(story.seller), story, index)
  const others = await findOtherCustomers(deps)
  for (const [index, story] of ofOthers.entries()) {
    const buyer = buyers.get(others[index] ?? '')
    if (buyer) await playStory(deps, buyer, sellers.get(story.seller), story, ofPembeli.length + index)
  }
}

async function playStory(
  deps: Deps,
  buyer: Buyer,
  seller: Seller | undefined,
  story: Story,
  index: number,
): Promise<void> {
  const { productId, packWeight, minNego, price, inStock } = await findProduct(deps, buyer, story)
  const share = (percent: number) => amountText(decimal(price).times(percent).dividedBy(100, 0, 'down'))
  const wholePacks = Number(decimal(inStock).dividedBy(packWeight, 0, 'down').toString())
  const units = unitsOf(Math.min(minimumPacks(minNego, packWeight) + story.morePacks, wholePacks), packWeight)
  const { daysAgo, percent, note = null, answer } = story

  const submitted = await submitNegotiation(during(deps, daysAgo, 0.4 + index / 40), buyer, {
    productId,
    units,
    price: share(percent),
    note,
    deal: false,
    shownPrice: null,
    key: null,
  })
  if (answer && seller) {
    const target = { id: submitted.id, expectedVersion: 1 }
    await takeStep(during(deps, daysAgo, 0.44 + index / 40), seller, target, decisionOf(answer, share))
  }
  // what the buyer's company decides about
  if (answer?.act === 'counter') await issueQuotation(during(deps, daysAgo, 0.46 + index / 40), buyer, submitted.id)
  if (daysAgo > 0) await expireOverdue(during(deps, daysAgo - 1, 0))
}

function decisionOf(answer: Answer, share: (percent: number) => DecimalText): Decision {
  switch (answer.act) {
    case 'counter': {
      const offer = { price: share(answer.percent), note: answer.note }
      return (nego, attempt) => counter(nego, attempt, offer)
    }
    case 'askInfo':
      return (nego, attempt) => askInfo(nego, attempt, answer.question)
    case 'agree':
      return agree
    case 'decline':
      return (nego, attempt) => decline(nego, attempt, answer.reason)
  }
}

interface Found {
  productId: number
  packWeight: DecimalText
  minNego: DecimalText
  inStock: DecimalText
}

async function findProduct(deps: Deps, buyer: Buyer, { seller, product }: Story) {
  const found = await sql<Found>`
    select p.id as "productId", p.pack_weight as "packWeight", p.min_nego as "minNego", s.units as "inStock"
    from products p
    join product_stocks s on s.product_id = p.id
    join companies c on c.id = p.seller_id
    where c.username = ${seller} and p.status = 'published' and p.negotiable and p.available
    order by lower(p.name) desc, p.id offset ${product - 1} limit 1`.execute(deps.db)
  const [row] = found.rows
  const prices = row && (await pricesFor(deps.db, buyer.companyId, [row.productId], deps.now())).get(row.productId)
  const price = prices && stepAt(prices, row.minNego)?.amount
  if (!row || !price) throw new Error(`${seller} has no product ${product} to negotiate about`)
  return { ...row, price }
}

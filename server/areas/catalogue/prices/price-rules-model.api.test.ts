import { expect, it } from 'vitest'
import { stepAt } from '#domain/catalogue/prices/price-step.ts'
import type { CompanyId } from '#domain/ids.ts'
import { insertProducts } from '#server/areas/catalogue/offers/queries-writing.ts'
import { countChangedOffers, pricesFor } from '#server/areas/catalogue/public.ts'
import { plainProduct } from '#test/product-factories.ts'
import { openWorld } from '#test/world.ts'

// What lists say a product costs, decided in SQL, is what the domain says a line of the least quantity costs, and lists
// stand in that order: over many random prices, read both ways in which a list is made.
const world = await openWorld()
const today = '2026-03-02'
world.setClock(`${today}T10:00:00+07:00`)

// the same cases in every run
let state = 20_260_302
function below(most: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((state / 2_147_483_648) * most)
}
const amount = () => `${1000 + below(9000)}.${below(90) + 10}`
const days = ['[2026-01-01,)', '[2026-03-02,2026-03-03)', '[2026-01-01,2026-03-02)', '[2026-03-03,)']

const buyer = await world.aBuyer()
const other = await world.aBuyer()
const sellers = await Promise.all([world.aSeller(), world.aSeller(), world.aSeller()])
const hidden = await world.aSeller()
const materials = await Promise.all([world.aMaterial({ categoryId: 1 }), world.aMaterial({ categoryId: 2 })])
for (const [at, seller] of sellers.entries()) await world.subscribe(buyer, seller, { level: at + 1 })

const lists = new Map<string, string>()
for (const seller of sellers)
  for (const who of [buyer, other]) {
    const row = {
      seller_id: seller.companyId,
      buyer_id: who.companyId,
      name: 'Kontrak',
      days: '[2026-01-01,2027-01-01)',
    }
    const { id } = await world.db.insertInto('price_lists').values(row).returning('id').executeTakeFirstOrThrow()
    lists.set(`${seller.companyId} ${who.companyId}`, id)
  }

const ids: number[] = []
for (let number = 0; number < 60; number++) {
  const seller = sellers[number % 3] ?? hidden
  const levels: Record<number, string> = {}
  for (const level of [2, 3]) if (below(2)) levels[level] = amount()
  const wishes = { name: `Bahan ${String(number).padStart(2, '0')}`, price: amount(), levels }
  const product = await world.aProduct({ seller, materialId: materials[number % 2], ...wishes })
  ids.push(product.id)
  const rule = { product_id: product.id, seller_id: seller.companyId }
  const written = [1, ...Object.keys(levels).map(Number)].flatMap((level) =>
    ['0', '100'].flatMap((from_units) => (below(3) ? [] : [{ ...rule, level, from_units, days: pick(days) }])),
  )
  const own = [buyer, other].flatMap((who) => {
    const list_id = lists.get(`${seller.companyId} ${who.companyId}`) ?? ''
    const listed = { ...rule, list_id, buyer_id: who.companyId, days: '[2026-01-01,2027-01-01)' }
    return below(3) ? [] : [{ ...listed, from_units: below(2) ? '0' : '75' }]
  })
  for (const each of [...written, ...own])
    await world.db
      .insertInto('price_rules')
      .values({ ...each, amount: amount() })
      .execute()
}

// more of category 2 than are sorted out for a page, so that price lists are walked through
const behind = Array.from({ length: 501 }, (_, number) => ({
  ...plainProduct,
  sellerId: hidden.companyId,
  materialId: materials[1] ?? 0,
  name: `Zat ${number}`,
  nameEnglish: 'Substance',
  createdAt: world.now(),
  prices: [{ level: 1, amount: '1.00' }],
  showcases: [],
}))
await world.db.transaction().execute((tx) => insertProducts(tx, behind))
await world.db.transaction().execute(countChangedOffers)

it.each([
  ['harga-terendah', 1],
  ['harga-tertinggi', 1],
  ['harga-terendah', 2],
  ['harga-tertinggi', 2],
] as const)(
  '%s of category %i tells and sorts by what a line costs [SHOP-3, CARD-3, ROLE-2]',
  async (urut, kategori) => {
    const steps = await pricesFor(world.db, buyer.companyId as CompanyId, ids, world.now())
    const shown: [number, string][] = []
    for (const halaman of [1, 2, 3, 4]) {
      const { data } = await buyer.call('produk/daftar', { kategori, urut, halaman, per_halaman: 8 })
      for (const one of data.produk) shown.push([one.produk_id, one.produk_harga_satuan])
    }
    const mine = ids.filter((_, number) => number % 2 === kategori - 1)
    const expected = mine.map((id): [number, string] => [id, stepAt(steps.get(id) ?? [], '50')?.amount ?? 'NA'])
    const sign = urut === 'harga-terendah' ? 1 : -1
    expected.sort(([one, first], [two, second]) => sign * (Number(first) - Number(second)) || one - two)
    expect(shown.slice(0, mine.length)).toEqual(expected)
  },
)

function pick(among: readonly string[]): string {
  return among[below(among.length)] ?? ''
}

import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { measures } from '#domain/catalogue/packs/measure.ts'
import { insertProducts } from '#server/areas/catalogue/offers/queries-writing.ts'
import { countChangedOffers } from '#server/areas/catalogue/public.ts'
import type { Caller } from '#test/actor.ts'
import { plainProduct } from '#test/product-factories.ts'
import { openWorld } from '#test/world.ts'

// neither a list of everything nor a category of many leaves few, so that price lists are walked through side by side
const world = await openWorld()

const units = { kg: 1, g: 1000, L: 1, drum: null } as const
type Unit = keyof typeof units

interface Offered {
  name: string
  comparable: number | null
  amount: number | null
}

const buyer = await world.aBuyer()
const open = await Promise.all([world.aSeller(), world.aSeller(), world.aSeller()])
const hidden = await world.aSeller()
const ended = await world.aSeller()
for (const [at, seller] of open.entries()) await world.subscribe(buyer, seller, { level: at + 1 })
await world.subscribe(buyer, ended, { status: 'ended' })
const materials = await Promise.all([world.aMaterial({ categoryId: 1 }), world.aMaterial({ categoryId: 2 })])

const offered: (Offered & { category: number })[] = []
for (let number = 0; number < 48; number++) {
  const seller = [...open, hidden, ended][number % 5]
  const unit = (['kg', 'kg', 'g', 'L', 'drum', 'kg', 'kg'] as Unit[])[number % 7] ?? 'kg'
  // each of the first dozen costs what another does
  const list = 10_000 + (((number % 12) * 7919) % 40_000) + Math.floor(number / 24) * 500
  const inUnit = unit === 'g' ? list / 1000 : list
  // some lists have prices of level 2 or 3 alone, some of both, some of none
  const levels: Record<number, number> = {}
  if (number % 2) levels[2] = inUnit * 0.8
  if (number % 3) levels[3] = inUnit * 0.6
  const name = `Bahan ${String((number * 29) % 48).padStart(2, '0')}`
  const at = seller ? open.indexOf(seller) : -1
  const amount = at < 0 ? null : Number((levels[at + 1] ?? inUnit).toFixed(2))
  const factor = units[unit]
  offered.push({
    name,
    category: (number % 2) + 1,
    amount,
    comparable: amount && factor && Math.round(amount * factor),
  })
  if (seller)
    await world.aProduct({
      seller,
      name,
      unit,
      materialId: materials[number % 2],
      price: inUnit.toFixed(2),
      levels: Object.fromEntries(Object.entries(levels).map(([level, price]) => [level, price.toFixed(2)])),
    })
}

// more of category 2 than are sorted out for a page, behind all others by name
const behind = Array.from({ length: 501 }, (_, number) => ({
  ...plainProduct,
  sellerId: hidden.companyId,
  materialId: materials[1],
  name: `Zat ${number}`,
  nameEnglish: 'Substance',
  createdAt: world.now(),
  prices: [{ level: 1, amount: '1.00' }],
  showcases: [],
}))
await world.db.transaction().execute((tx) => insertProducts(tx, behind))
await world.db.transaction().execute(countChangedOffers)

it.each([
  ['harga-terendah', {}],
  ['harga-tertinggi', {}],
  ['harga-terendah', { kategori: 2 }],
  ['harga-tertinggi', { kategori: 2 }],
] as const)(
  '%s goes by what the buyer pays at its levels, page after page, under %j [CARD-3, ROLE-2]',
  async (urut, body) => {
    const inCategory = offered.filter(({ category }) => !('kategori' in body) || category === body.kategori)
    const sign = urut === 'harga-terendah' ? 1 : -1
    const expected = inCategory.toSorted(
      (one, other) =>
        nullsLast(one.comparable, other.comparable, sign) ||
        nullsLast(one.amount, other.amount, sign) ||
        one.name.localeCompare(other.name),
    )
    for (const per_halaman of [7, 60]) {
      const names: string[] = []
      for (let halaman = 1; halaman <= Math.ceil(inCategory.length / per_halaman); halaman++)
        names.push(...(await namesOf(buyer, { ...body, urut, halaman, per_halaman })))
      expect(names.slice(0, expected.length)).toEqual(expected.map(({ name }) => name))
    }
  },
)

it('goes by its own price list for a seller, other prices stay hidden [CARD-3, ROLE-1]', async () => {
  const own = await world.aSeller()
  for (const [name, price] of [
    ['Mahal', '900.00'],
    ['Murah', '100.00'],
  ] as const)
    await world.aProduct({ seller: own, name, price, levels: { 2: '1.00' } })
  const names = await namesOf(own, { urut: 'harga-terendah', per_halaman: 2 })
  expect(names).toEqual(['Murah', 'Mahal'])
})

async function namesOf(who: Caller, body: object): Promise<string[]> {
  const { data } = await who.call('produk/daftar', body)
  return data.produk.map(({ produk_nama }) => produk_nama)
}

it.each([...Object.entries(measures), ['drum', null] as const])(
  'compares by %s as the database has it [CARD-3]',
  async (unit, measure) => {
    const text = unit.toUpperCase()
    const priceQuery = sql<{ amount: string | null }>`select price_in_base(2, ${text})::float8::text as amount`
    const { rows } = await priceQuery.execute(world.db)
    expect(rows).toEqual([{ amount: measure && String(2 * Number(measure.inBase)) }])
  },
)

function nullsLast(one: number | null, other: number | null, sign: number): number {
  if (one === other) return 0
  if (one === null) return 1
  if (other === null) return -1
  return sign * (one - other)
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allCalls } from '#domain/contract.ts'
import { exportedOfBuyer } from '#server/areas/personal-data/exported-of-buyer.ts'
import { exportedOfPerson } from '#server/areas/personal-data/exported-of-person.ts'
import type { Caller } from '../actor.ts'
import { inBothNames } from '../calls/both-names.ts'
import { callsOpenTo, type MemberKind } from '../calls/may-do.ts'
import { openWorld, type World } from '../world.ts'
import { questions } from './leak-questions.ts'
import { addresses, openScene, secrets, secretsIn } from './leak-scene.ts'

const world = await openWorld()
const scene = await openScene(world)
const outsiders = Object.keys(scene.outsiders)
const kinds: Record<string, MemberKind | 'visitor'> = {
  'a visitor': 'visitor',
  'another seller': 'seller owner',
  'an administrator': 'platform administrator',
}
const kindOf = (name: string) => kinds[name] ?? 'buyer owner'

it('knows how to ask every call of the contract [ROLE-4]', () => {
  expect(Object.keys(questions(scene, scene.insider)).sort()).toEqual(allCalls.map(({ path }) => path).sort())
})

it('hides what others see: the secret is there to be found [ROLE-3, ROLE-4]', async () => {
  const answered = await textsOf(scene.insider, 'produk/detail')
  expect(answered.flatMap((text) => secretsIn(text))).toContain('level2')
  const listed = await textsOf(scene.seller, 'produk/daftar')
  expect(listed.flatMap((text) => secretsIn(text))).toContain('list')
  const own = await textsOf(scene.seller, 'pusat-seller/harga/detail')
  expect(own.flatMap((text) => secretsIn(text))).toEqual(expect.arrayContaining(['tier', 'customer']))
})

describe.each(outsiders)('%s', (name) => {
  const outsider = scene.outsiders[name] as Caller // the names are its keys

  it('is told no hidden price by any call that answers them [ROLE-1, ROLE-2, ROLE-4]', async () => {
    for (const { path } of callsOpenTo(kindOf(name))) {
      for (const text of await textsOf(outsider, path)) expect(secretsIn(text), `${path}: ${text}`).toEqual([])
    }
  }, 240_000)

  it('is told none by whatever else answers [ROLE-4]', async () => {
    for (const address of addresses(scene)) {
      const answer = await outsider.get(address)
      expect(answer.status, address).toBe(200)
      expect(secretsIn(answer.text), address).toEqual([])
    }
  })

  it('cannot tell from any answer, order, count or filter that a hidden price has changed [ROLE-4]', async () => {
    const before = await everyAnswer(outsider)
    await withOtherPrices(world, async () => {
      expect(await everyAnswer(outsider)).toEqual(before)
    })
  })
})

it('tells a subscribed buyer neither the lowest price, nor the percentage, nor a price of another level or customer by any call [NEGO-11, ROLE-3, SHOP-3]', async () => {
  for (const { path } of callsOpenTo('buyer owner')) {
    for (const text of await textsOf(scene.insider, path)) {
      expect(secretsIn(text, ['lowest', 'percent', 'list', 'tier', 'customer']), `${path}: ${text}`).toEqual([])
    }
  }
}, 240_000)

const priceTables = /product_(prices|nego_terms)|\bprice_(rules|lists|changes)\b/

it('finds prices behind one door: no other file of the server names their tables [ROLE-4]', () => {
  const server = join(import.meta.dirname, '../../server')
  const naming = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|generated/.test(path))
    .filter((path) => priceTables.test(readFileSync(join(server, path), 'utf8')))
  expect(
    naming.filter(
      (path) =>
        !/^(areas\/catalogue\/prices\/queries-(pricing|price-[a-z]+)|areas\/personal-data\/(exported-of-person|exported-of-shop|left-out|tables)|demo\/seed(-prices|-imports)?)\.ts$/.test(
          path,
        ),
    ),
  ).toEqual([])
  // what somebody did, without the amounts
  expect(exportedOfPerson.filter(({ table }) => priceTables.test(table)).map(({ columns }) => columns)).toEqual([
    ['product_id', 'what', 'at'],
  ])
  expect(exportedOfBuyer.filter(({ table }) => priceTables.test(table))).toEqual([])
})

/** The answers to all questions for a call; the call must be able to read each of them. */
async function textsOf(asker: Caller, path: string): Promise<string[]> {
  const bodies = (questions(scene, asker) as Record<string, readonly unknown[]>)[path] ?? []
  expect(bodies.length, `no question for ${path}`).toBeGreaterThan(0)
  const texts: string[] = []
  const call = allCalls.find((one) => one.path === path)
  for (const [body, headers] of bodies.flatMap((one) => (call ? inBothNames(call, one) : []))) {
    const answer = await asker.send(path, body, headers)
    expect(answer.status, `${path}: ${answer.text}`).not.toBe(400)
    expect(answer.status, `${path}: ${answer.text}`).toBeLessThan(500)
    texts.push(answer.text)
  }
  return texts
}

/** An outsider's answers from the catalogue, with all sorts and filters. */
async function everyAnswer(outsider: Caller) {
  const open = allCalls.filter(({ access }) => access === 'visitor')
  const answers: Record<string, string[]> = {}
  for (const { path } of open) answers[path] = await textsOf(outsider, path)
  return answers
}

/** Runs `work` while the secret product has prices and terms beyond those of its neighbours. */
async function withOtherPrices(world: World, work: () => Promise<void>) {
  const secret = scene.product.id
  const prices = await world.db.selectFrom('product_prices').selectAll().where('product_id', '=', secret).execute()
  const terms = world.db.updateTable('product_nego_terms').where('product_id', '=', secret)
  await world.db.updateTable('product_prices').set({ amount: '1.00' }).where('product_id', '=', secret).execute()
  await terms.set({ lowest_price: '0.50', nego_percent: '99' }).execute()
  const rules = world.db.updateTable('price_rules').where('product_id', '=', secret)
  const stored = await world.db
    .selectFrom('price_rules')
    .select(['id', 'amount'])
    .where('product_id', '=', secret)
    .execute()
  await rules.set({ amount: '0.75' }).execute()
  try {
    await work()
  } finally {
    await terms.set({ lowest_price: secrets.lowest, nego_percent: secrets.percent }).execute()
    for (const { id, amount } of stored) await rules.set({ amount }).where('id', '=', id).execute()
    for (const { product_id, level, amount } of prices) {
      await world.db
        .updateTable('product_prices')
        .set({ amount })
        .where('product_id', '=', product_id)
        .where('level', '=', level)
        .execute()
    }
  }
}

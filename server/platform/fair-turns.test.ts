import { expect, it } from 'vitest'
import { FairTurns } from './fair-turns.ts'

const bounds = { mostOfOne: 10, most: 40, retryAfterSeconds: 5 }

/** Asks for turns, the first of which is held until all have asked. @returns what was done, in its order */
async function done(asked: readonly [company: string, cost: number][], turns = new FairTurns(bounds, () => 0)) {
  const held = Promise.withResolvers<void>()
  const order: string[] = []
  const first = turns.take('first', 0, () => held.promise)
  const acts = asked.map(([company, cost]) =>
    turns.take(company, cost, async () => void order.push(`${company} ${cost}`)),
  )
  held.resolve()
  await Promise.all([first, ...acts])
  return order
}

it('a small thing of another company comes before the large ones of a company that asked before it [CHAT-11]', async () => {
  const large: [string, number][] = Array.from({ length: 9 }, () => ['shop', 3000])

  expect((await done([...large, ['buyer', 50]])).indexOf('buyer 50')).toBe(0)
})

it('companies take turns, however many things one of them has waiting [SHOP-2]', async () => {
  const many: [string, number][] = Array.from({ length: 4 }, () => ['many', 1000])

  expect(await done([...many, ['one', 1000], ['two', 1000]])).toEqual([
    'many 1000',
    'one 1000',
    'two 1000',
    'many 1000',
    'many 1000',
    'many 1000',
  ])
})

it('of one company the small come before the large [SHOP-2]', async () => {
  expect(
    await done([
      ['shop', 3000],
      ['shop', 50],
      ['shop', 400],
    ]),
  ).toEqual(['shop 50', 'shop 400', 'shop 3000'])
})

it('what a company is given counts against it: many small things weigh as much as a large one [SHOP-2]', async () => {
  const small: [string, number][] = Array.from({ length: 8 }, () => ['small', 500])

  const order = await done([...small, ['large', 1900]])

  expect(order.indexOf('large 1900')).toBe(3)
})

it('what took longer than was expected counts as long as it took [ORDER-7]', async () => {
  let now = 0
  const turns = new FairTurns(bounds, () => now)
  const order: string[] = []
  const ask = (company: string, cost: number, took: number) =>
    turns.take(company, cost, async () => {
      order.push(company)
      now += took
    })

  // each says that it is small, and holds the turn for five seconds
  await Promise.all([...Array.from({ length: 3 }, () => ask('liar', 1, 5000)), ask('other', 2000, 2000)])

  expect(order).toEqual(['liar', 'other', 'liar', 'liar'])
})

it('one that fails ends its turn [SHOP-2]', async () => {
  const turns = new FairTurns(bounds)
  const failed = turns.take('shop', 1, () => Promise.reject(new Error('broken')))

  await expect(failed).rejects.toThrow('broken')
  expect(await turns.take('shop', 1, async () => 'done')).toBe('done')
})

it('of one company only so many wait, while others are still taken; of all only so many [SHOP-2]', async () => {
  const turns = new FairTurns({ mostOfOne: 3, most: 5, retryAfterSeconds: 5 })
  const held = Promise.withResolvers<void>()
  const ask = (company: string) =>
    turns
      .take(company, 1, () => held.promise)
      .then(
        () => true,
        ({ code }) => code,
      )
  const asked = ['a', 'a', 'a', 'a', 'b', 'b', 'b', 'c', 'd'].map(ask)

  held.resolve()

  expect(await Promise.all(asked)).toEqual([true, true, true, 'busy', true, true, true, 'busy', 'busy'])
})

it('whoever waits too long for its turn is refused, and the turn goes to others [OPS-6]', async () => {
  const turns = new FairTurns({ ...bounds, longestWaitMs: 20 })
  const held = Promise.withResolvers<void>()
  const first = turns.take('first', 1, () => held.promise)

  await expect(turns.take('second', 1, async () => 'done')).rejects.toMatchObject({ code: 'busy' })

  held.resolve()
  await first
  expect(turns.of('second')).toBe(0)
  expect(await turns.take('second', 1, async () => 'done')).toBe('done')
})

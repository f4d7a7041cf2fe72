import { expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const bounds = { mostOfOne: 10, most: 40, retryAfterSeconds: 5 }

/** Requests slots, the first of which is occupied until all are requested. @returns what was done, in its order */
async function done(requests: readonly [company: string, cost: number][], queue = new FairQueue(bounds, () => 0)) {
  const gate = Promise.withResolvers<void>()
  const order: string[] = []
  const first = queue.take('first', 0, () => gate.promise)
  const acts = requests.map(([company, cost]) =>
    queue.take(company, cost, async () => void order.push(`${company} ${cost}`)),
  )
  gate.resolve()
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
  const queue = new FairQueue(bounds, () => now)
  const order: string[] = []
  const ask = (company: string, cost: number, took: number) =>
    queue.take(company, cost, async () => {
      order.push(company)
      now += took
    })

  // each claims to be small, and occupies the slot for five seconds
  await Promise.all([...Array.from({ length: 3 }, () => ask('liar', 1, 5000)), ask('other', 2000, 2000)])

  expect(order).toEqual(['liar', 'other', 'liar', 'liar'])
})

it('one that fails ends its turn [SHOP-2]', async () => {
  const queue = new FairQueue(bounds)
  const failed = queue.take('shop', 1, () => Promise.reject(new Error('broken')))

  await expect(failed).rejects.toThrow('broken')
  expect(await queue.take('shop', 1, async () => 'done')).toBe('done')
})

it('of one company only so many wait, while others are still taken; of all only so many [SHOP-2]', async () => {
  const queue = new FairQueue({ mostOfOne: 3, most: 5, retryAfterSeconds: 5 })
  const gate = Promise.withResolvers<void>()
  const ask = (company: string) =>
    queue
      .take(company, 1, () => gate.promise)
      .then(
        () => true,
        ({ code }) => code,
      )
  const requests = ['a', 'a', 'a', 'a', 'b', 'b', 'b', 'c', 'd'].map(ask)

  gate.resolve()

  expect(await Promise.all(requests)).toEqual([true, true, true, 'busy', true, true, true, 'busy', 'busy'])
})

it('whoever waits too long for its turn is refused, and the turn goes to others [OPS-6]', async () => {
  const queue = new FairQueue({ ...bounds, longestWaitMs: 20 })
  const gate = Promise.withResolvers<void>()
  const first = queue.take('first', 1, () => gate.promise)

  await expect(queue.take('second', 1, async () => 'done')).rejects.toMatchObject({ code: 'busy' })

  gate.resolve()
  await first
  expect(queue.of('second')).toBe(0)
  expect(await queue.take('second', 1, async () => 'done')).toBe('done')
})

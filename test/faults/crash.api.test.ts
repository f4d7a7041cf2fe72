import { once } from 'node:events'
import { expect, it } from 'vitest'
import {
  type Checkout,
  expectBalanced,
  fiftyCheckouts,
  place,
  placeAgain,
  signInAll,
  wholeOrdersOf,
} from '#test/scenes/checkouts.ts'
import { type ApiProcess, startApi } from '#test/servers/api-process.ts'
import { openWorld } from '#test/world.ts'
import { untilAlone } from './until-alone.ts'

const world = await openWorld()

it.each([1, 12, 30])(
  'killed after %i of fifty orders were answered, the server has lost and half done nothing [ORDER-2, SHOP-5]',
  async (enough) => {
    const { seller, checkouts } = await fiftyCheckouts(world)
    const api = await startApi(world.databaseUrl)
    const bearers = await signInAll(api, checkouts)

    const answered = await placeUntilKilled(api, checkouts, bearers, enough)
    await untilAlone(world.db)

    expect(answered.size).toBeGreaterThanOrEqual(enough)
    expect(answered.size, 'nothing was left to interrupt').toBeLessThan(checkouts.length)
    const stored = await wholeOrdersOf(world, seller.companyId)
    for (const [key, number] of answered) expect(stored.get(key)).toBe(number)
    await expectBalanced(world, seller.companyId, stored.size)

    // people press the button again, with the same key
    const next = await startApi(world.databaseUrl)
    const again = await placeAgain(next, checkouts, bearers)
    await end(next)

    for (const [key, number] of stored) expect(again.get(key)).toBe(number)
    expect(await wholeOrdersOf(world, seller.companyId)).toEqual(again)
    await expectBalanced(world, seller.companyId, checkouts.length)
  },
)

async function placeUntilKilled(
  api: ApiProcess,
  checkouts: readonly Checkout[],
  bearers: ReadonlyMap<string, string>,
  enough: number,
): Promise<Map<string, string>> {
  const answered = new Map<string, string>()
  await Promise.all(
    checkouts.map(async (checkout) => {
      const number = await place(api, checkout, bearers).catch(() => undefined)
      if (number) answered.set(checkout.body.kunci, number)
      if (answered.size >= enough) api.process.kill('SIGKILL')
    }),
  )
  return answered
}

async function end(api: ApiProcess): Promise<void> {
  const ended = once(api.process, 'exit')
  api.process.kill('SIGKILL')
  await ended
}

import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

async function ask(path: string, remoteAddress: string) {
  const { statusCode, headers } = await world.http.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload: {},
    remoteAddress,
  })
  return [statusCode, headers['retry-after']]
}

it('calls that need no account are answered up to the budget of a network, which an IPv6 holder cannot leave', async () => {
  const statuses = new Set<unknown>()
  for (let nr = 0; nr < 2400; nr += 1) statuses.add((await ask('session/profil', `2001:db8::${nr.toString(16)}`))[0])

  expect(statuses).toEqual(new Set([200]))
  expect(await ask('produk/daftar', '2001:db8::ffff')).toEqual([429, expect.stringMatching(/^\d+$/)])
  expect(await ask('keranjang/daftar', '2001:db8::ffff')).toEqual([401, undefined])
  for (const other of ['2001:db8:0:1::1', '127.0.0.1'])
    expect(await ask('produk/daftar', other)).toEqual([200, undefined])
})

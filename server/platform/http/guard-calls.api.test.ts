import { expect, it } from 'vitest'
import { visitor } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
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

it('the limit of a call holds for what pages ask while they are rendered, by who asks for the page [OPS-6]', async () => {
  const { path, limit } = contract.registration.promo
  const ask = (remoteAddress: string) =>
    world.renderings.with(visitor, async (headers) => {
      const answer = await world.http.inject({
        method: 'POST',
        url: `/api/${path}`,
        headers,
        payload: { kode_promo: 'X' },
        remoteAddress,
      })
      return answer.statusCode
    })
  for (let asked = 0; asked < (limit?.max ?? 0); asked++) expect(await ask('203.0.113.7')).not.toBe(429)

  expect(await ask('203.0.113.7')).toBe(429)
  expect(await ask('203.0.113.8')).not.toBe(429)
})

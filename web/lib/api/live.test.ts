import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isLive, makeEars, watchLive } from './live.ts'
import type { Live } from './query.ts'

function cached(...queries: [name: string, ...live: Live[]][]): QueryClient {
  const client = new QueryClient()
  for (const [name, ...live] of queries) {
    client
      .getQueryCache()
      .build(client, { queryKey: [name], meta: { live } })
      .setData({})
  }
  return client
}

function staleKeys(queries: QueryClient): QueryKey[number][] {
  return queries
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.isInvalidated)
    .map((query) => query.queryKey[0])
}

describe('a change that is heard', () => {
  it('makes the queries of its name stale', () => {
    const queries = cached(['nego/daftar', 'negotiation'], ['keranjang/daftar', 'cart'])

    makeEars(queries).changed({ name: 'negotiation', id: 'n', version: 2 })

    expect(staleKeys(queries)).toEqual(['nego/daftar'])
  })

  it('leaves what is about another thing of its name', () => {
    const queries = cached(['this', 'order:1'], ['that', 'order:2'], ['all', 'order'])

    makeEars(queries).changed({ name: 'order', id: '1', version: 2 })

    expect(staleKeys(queries)).toEqual(['this', 'all'])
  })

  it('asks again what was requested the first time before, and is answered after [HEAD-8]', async () => {
    const queries = new QueryClient()
    const first = Promise.withResolvers<string>()
    const refetches = [first.promise, Promise.resolve('after it')]
    const options = {
      queryKey: ['notifikasi/daftar'],
      queryFn: () => refetches.shift(),
      meta: { live: ['notifications'] },
    }
    const observer = new QueryObserver(queries, options)
    onTestFinished(observer.subscribe(() => undefined))

    makeEars(queries).changed({ name: 'notifications' })
    first.resolve('before the change')

    await expect.poll(() => observer.getCurrentResult().data).toBe('after it')
  })

  it('is passed over when a newer server names what this page does not know', () => {
    const queries = cached(['nego/daftar', 'negotiation'])

    makeEars(queries).changed({ name: 'tomorrow' } as never)

    expect(staleKeys(queries)).toEqual([])
  })
})

it('asks for everything personal again after a gap, and leaves what is public', () => {
  const queries = cached(
    ['nego/daftar', 'negotiation'],
    ['keranjang/daftar', 'cart'],
    ['transaksi/detail', 'order:1'],
    ['kategori/daftar'],
  )

  makeEars(queries).missed()

  expect(staleKeys(queries)).toEqual(['nego/daftar', 'keranjang/daftar', 'transaksi/detail'])
})

it('says whether changes are heard now', () => {
  const states: boolean[] = []
  onTestFinished(watchLive(() => states.push(isLive())))
  const ears = makeEars(new QueryClient())

  ears.connectedNow(true)
  ears.connectedNow(false)

  expect(states).toEqual([true, false])
})

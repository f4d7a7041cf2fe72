import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Change, ChangeName } from '#domain/live.ts'
import { isLive, makeEars, onChange, watchLive } from './live.ts'

function hear(name: ChangeName) {
  const heard: (Change | undefined)[] = []
  onTestFinished(onChange(name, (change) => heard.push(change)))
  return heard
}

function staleKeys(queries: QueryClient): unknown[] {
  return queries
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.isInvalidated)
    .map((query) => query.queryKey[0])
}

function cached(...names: string[]): QueryClient {
  const queries = new QueryClient()
  for (const name of names) queries.setQueryData([name, 'a company'], {})
  return queries
}

describe('a change that is heard', () => {
  it('makes the queries of its name stale, and runs the handlers of its name', () => {
    const queries = cached('nego', 'keranjang')
    const [negotiations, carts] = [hear('negotiation'), hear('cart')]

    makeEars(queries).changed({ name: 'negotiation', id: 'n', version: 2 })

    expect(staleKeys(queries)).toEqual(['nego'])
    expect(negotiations).toEqual([{ name: 'negotiation', id: 'n', version: 2 }])
    expect(carts).toEqual([])
  })

  it('is passed over when a newer server names what this page does not know', () => {
    const queries = cached('nego')

    makeEars(queries).changed({ name: 'tomorrow' } as never)

    expect(staleKeys(queries)).toEqual([])
  })

  it('is no more when the handler has been taken off', () => {
    const heard: unknown[] = []
    onChange('cart', (change) => heard.push(change))()

    makeEars(new QueryClient()).changed({ name: 'cart' })

    expect(heard).toEqual([])
  })
})

it('asks for everything personal again after a gap, and leaves what is public', () => {
  const queries = cached('nego', 'keranjang', 'notifikasi', 'transaksi', 'saran')
  const heard = [hear('negotiation'), hear('cart')]

  makeEars(queries).missed()

  expect(staleKeys(queries)).toEqual(['nego', 'keranjang', 'notifikasi', 'transaksi'])
  expect(heard).toEqual([[undefined], [undefined]])
})

it('says whether changes are heard now', () => {
  const told: boolean[] = []
  onTestFinished(watchLive(() => told.push(isLive())))
  const ears = makeEars(new QueryClient())

  ears.connectedNow(true)
  ears.connectedNow(false)

  expect(told).toEqual([true, false])
})

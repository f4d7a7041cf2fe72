import { describe, expect, it } from 'vitest'
import { sharesOf, shareWithStock, type WaitSample } from './waits.ts'

const working: WaitSample = { waitType: null, wait: null, query: 'commit', hasStock: false }

describe('what transactions spend their time on', () => {
  it('is named by what they wait for, the row by the table that is locked, and the most of it comes first', () => {
    const lock = 'select "units" from "product_stocks" as "stock" where "stock"."product_id" = $1 for no key update'
    const samples: WaitSample[] = [
      working,
      { ...working, waitType: 'Lock', wait: 'transactionid', query: lock },
      { ...working, waitType: 'Lock', wait: 'tuple', query: lock },
      { ...working, waitType: 'Lock', wait: 'object' },
    ]

    expect(sharesOf(samples)).toEqual([
      { what: 'a row of product_stocks', share: 0.5 },
      { what: 'NOTIFY of another commit', share: 0.25 },
      { what: 'the database works', share: 0.25 },
    ])
  })

  it('is the disk while they or another write the log, and the application between two statements', () => {
    const samples: WaitSample[] = [
      { ...working, waitType: 'IO', wait: 'WalSync' },
      { ...working, waitType: 'LWLock', wait: 'WALWrite' },
      { ...working, waitType: 'Client', wait: 'ClientRead' },
      { ...working, waitType: 'IO', wait: 'DataFileRead' },
    ]

    expect(sharesOf(samples).map(({ what }) => what)).toEqual(['the disk', 'IO/DataFileRead', 'the application'])
  })
})

it('a stock is held for the share of what was seen of transactions in which its lock was there', () => {
  expect(shareWithStock([working, { ...working, hasStock: true }, working, working])).toBe(0.25)
})

import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { askAgainAbout, changesHeard } from '../api/query.ts'
import { firstPage, take } from './loaded.ts'

const KEY: QueryKey = ['transaksi/detail', { transaksi_id: '1' }]
const loaded = [{ queries: [{ key: KEY, data: 'as loaded' }] }]
const NAVIGATED = 1000

async function afterTaking(client: QueryClient, changes: number, began = { at: NAVIGATED, changes }) {
  take(client, loaded, began)
  await Promise.resolve()
  return { shown: client.getQueryData(KEY), askedAgain: client.getQueryState(KEY)?.isInvalidated }
}

it('shows what a navigation loaded, in place of what an earlier visit left', async () => {
  const client = new QueryClient()
  client.setQueryData(KEY, 'earlier', { updatedAt: NAVIGATED - 1 })

  expect(await afterTaking(client, changesHeard())).toEqual({ shown: 'as loaded', askedAgain: false })
})

it('asks again for what an act or another answer brought while the page was loading', async () => {
  const client = new QueryClient()
  client.setQueryData(KEY, 'by the act', { updatedAt: NAVIGATED + 1 })

  expect((await afterTaking(client, changesHeard())).askedAgain).toBe(true)
})

it('asks again for everything that was loaded while a change was heard, also what was not shown before', async () => {
  const client = new QueryClient()
  const before = changesHeard()
  await askAgainAbout(client, 'order')

  expect((await afterTaking(client, before)).askedAgain).toBe(true)
})

it('takes the first page as it is, whatever was heard', async () => {
  const client = new QueryClient()
  await askAgainAbout(client, 'order')

  expect(await afterTaking(client, 0, firstPage)).toEqual({ shown: 'as loaded', askedAgain: false })
})

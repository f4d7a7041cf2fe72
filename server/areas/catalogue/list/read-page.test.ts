import { expect, it } from 'vitest'
import { readPage } from './list-products.ts'

it.each([
  ['the page that is asked for', { page: 3, rows: 1000, read: 3, lastPage: 50 }],
  ['the last one that can be read, where a later one is asked for', { page: 51, rows: 1086, read: 50, lastPage: 50 }],
  ['the last one that is there, where a list is shorter than that', { page: 10_000, rows: 45, read: 3, lastPage: 3 }],
  ['an empty list', { page: 10_000, rows: 0, read: 50, lastPage: 0 }],
])('reads %s [MAT-6]', async (_what, { page, rows, read, lastPage }) => {
  const found = await readPage({ page, size: 20, last: 50 }, async (number) => ({ total: rows, number }))
  expect(found).toEqual({ total: rows, number: read, page: read, lastPage })
})

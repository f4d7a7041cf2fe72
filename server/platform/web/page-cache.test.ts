import { expect, it } from 'vitest'
import { type CachedPage, PageCache } from './page-cache.ts'

it('keeps a page without a query, however many addresses with invented filters are asked', async () => {
  const pages = new PageCache(() => new Date('2026-03-02T02:00:00Z'))
  pages.hear()
  const page: CachedPage = { status: 200, headers: [], tag: null, policy: null, body: Buffer.alloc(1024 * 1024) }
  const megabyte = async () => page
  await pages.read('br /seller', megabyte)

  for (let invented = 0; invented < 40; invented++) await pages.read(`br /produk?grade=${invented}`, megabyte)

  expect((await pages.read('br /seller', megabyte)).source).toBe('kept')
  expect((await pages.read('br /produk?grade=39', megabyte)).source).toBe('kept')
  expect((await pages.read('br /produk?grade=0', megabyte)).source).toBe('made')
})

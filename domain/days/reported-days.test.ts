import { expect, it } from 'vitest'
import { reportedDays } from './reported-days.ts'

it.each([
  ['2026-03-02', '2026-03-02', null],
  ['2026-03-02', '2026-03-01', 'Tanggal akhir tidak boleh sebelum tanggal awal.'],
  ['2028-01-01', '2028-12-31', null],
  ['2028-01-01', '2029-01-01', 'Rentang tanggal paling panjang satu tahun.'],
])('reports the days from %s to %s: %s [SHOP-9]', (from, until, fault) => {
  const [issue] = reportedDays.safeParse({ from, until }).error?.issues ?? []
  expect(issue?.message ?? null).toBe(fault)
  if (issue) expect(issue.path).toEqual(['until'])
})

import { describe, expect, it } from 'vitest'
import { contract } from '#domain/contract.ts'
import { countedWords, daysReported, firstStoredDay } from './empty-search.ts'

describe('what is counted of a search that found nothing', () => {
  it.each([
    ['  Zat  LANGKA, murni! ', 'zat langka murni'],
    ['crème 25kg', 'creme 25 kg'],
    ['77-92-9 E-330', '77929 e330'],
    ["🙂 ' -- 甘油", ''],
  ])('is its words, however they are written: %j [MAT-4]', (keyword, words) => {
    expect(countedWords(keyword)).toBe(words)
  })

  it('is never longer than a keyword, and ends with a word [MAT-4]', () => {
    expect(countedWords(`${'㎏'.repeat(99)}a`)).toHaveLength(100)
    expect(countedWords(`${'a'.repeat(99)}-b`)).toBe('a'.repeat(99))
  })
})

describe('the days of a report of empty searches', () => {
  it.each([
    [{}, '2026-02-01', '2026-03-02'],
    [{ until: '2026-01-31' }, '2026-01-02', '2026-01-31'],
    [{ from: '2026-02-20' }, '2026-02-20', '2026-03-02'],
    [{ from: '2026-02-20', until: '2026-02-20' }, '2026-02-20', '2026-02-20'],
  ])('are the last thirty, or those asked for: %j [MAT-4]', (parsed, from, until) => {
    expect(daysReported(parsed, '2026-03-02')).toEqual({ from, until })
  })

  it('do not end before they begin [MAT-4]', () => {
    for (const { body } of Object.values(contract.emptySearches)) {
      const parsed = body.safeParse({ from: '2026-03-02', until: '2026-03-01' })
      expect(parsed.error?.issues.map(({ path, message }) => [path, message])).toEqual([
        [['until'], 'Tanggal akhir tidak boleh sebelum tanggal awal.'],
      ])
      expect(body.safeParse({ from: '2026-03-02', until: '2026-03-02' }).success).toBe(true)
      expect(body.safeParse({ until: '2026-03-02' }).success).toBe(true)
    }
  })

  it('are kept for ninety [MAT-4]', () => {
    expect(firstStoredDay('2026-03-02')).toBe('2025-12-02')
  })
})

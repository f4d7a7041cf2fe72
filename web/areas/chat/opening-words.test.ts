import { expect, it } from 'vitest'
import { openingWords } from './shop-hours.tsx'

const closed = { isOpen: false, holiday: null, today: '2026-03-06' }

it.each([
  ['2026-03-06T01:00:00Z', 'buka lagi 08.00 WIB'],
  ['2026-03-07T01:00:00Z', 'buka lagi besok 08.00 WIB'],
  ['2026-03-09T01:00:00Z', 'buka lagi Senin 08.00 WIB'],
  ['2026-03-12T01:00:00Z', 'buka lagi Kamis 08.00 WIB'],
  ['2026-03-13T01:00:00Z', 'buka lagi 13 Mar 2026, 08.00 WIB'],
  [null, ''],
])('says when a shop that is closed opens: %s is "%s" [SHOP-8]', (changesAt, more) => {
  expect(openingWords({ ...closed, changesAt })).toEqual({ state: 'Tutup', more })
})

it('names the holiday that closes a shop, and until when one is open [SHOP-8]', () => {
  const at = '2026-03-09T10:00:00Z'
  expect(openingWords({ ...closed, holiday: 'Hari Suci Nyepi', changesAt: at }).more).toBe(
    'Hari Suci Nyepi, buka lagi Senin 17.00 WIB',
  )
  expect(openingWords({ ...closed, isOpen: true, today: '2026-03-09', changesAt: at })).toEqual({
    state: 'Buka',
    more: 'sampai 17.00 WIB',
  })
})

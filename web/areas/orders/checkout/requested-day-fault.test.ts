import { expect, it } from 'vitest'
import { requestedDayFault } from './quoted-seller-card.tsx'

const now = new Date('2026-03-02T23:59:00+07:00')
const faultOf = (requestedDay: string, isFetched = false) => requestedDayFault({ requestedDay, isFetched }, now)

it('finds what is wrong with a wanted day before the order is sent [ORDER-1, REG-3]', () => {
  expect(faultOf('')).toBeUndefined()
  expect(faultOf('02/03/2026')).toBeUndefined()
  expect(faultOf('01/03/2026')).toBe('Tanggal kirim yang diminta sudah lewat. Pilih hari ini atau sesudahnya.')
  expect(faultOf('01/03/2026', true)).toMatch(/^Tanggal ambil yang diminta sudah lewat/)
  expect(faultOf('03/03/2027')).toMatch(/paling jauh 365 hari/)
  expect(faultOf('31/02/2027')).toMatch(/^Tanggal ini tidak ada/)
  expect(faultOf('besok')).toMatch(/tulis misalnya/)
})

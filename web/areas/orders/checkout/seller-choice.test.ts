import { expect, it } from 'vitest'
import { paymentOf, requestedDayFault } from './seller-choice.ts'

const now = new Date('2026-03-02T23:59:00+07:00')
const seller = { name: 'PT Uji', weekdays: [1, 2, 3, 4, 5], holidays: ['2026-03-20'], deliveryDays: 'Senin–Jumat' }
const faultOf = (requestedDay: string, isFetched = false) => requestedDayFault({ requestedDay, isFetched }, seller, now)

it('finds what is wrong with a wanted day before the order is sent [ORDER-1, REG-3]', () => {
  expect(faultOf('')).toBeUndefined()
  expect(faultOf('02/03/2026')).toBeUndefined()
  expect(faultOf('01/03/2026')).toBe('Tanggal kirim yang diminta sudah lewat. Pilih hari ini atau sesudahnya.')
  expect(faultOf('01/03/2026', true)).toMatch(/^Tanggal ambil yang diminta sudah lewat/)
  expect(faultOf('03/03/2027')).toMatch(/paling jauh 365 hari/)
  expect(faultOf('31/02/2027')).toMatch(/^Tanggal ini tidak ada/)
  expect(faultOf('besok')).toMatch(/tulis misalnya/)
})

it('says before the order is sent that the seller does not deliver on the wanted day [UX-6]', () => {
  const sentence = 'PT Uji tidak mengirim pada tanggal ini (hari kirim Senin–Jumat). Pilih tanggal lain.'
  expect(faultOf('07/03/2026')).toBe(sentence)
  expect(faultOf('20/03/2026')).toBe(sentence)
  expect(faultOf('20/03/2026', true)).toMatch(/^PT Uji tidak melayani pengambilan .*hari buka Senin–Jumat/)
})

it('pays as late as the credit allows until another way is chosen that suffices [ORDER-1, UX-6]', () => {
  const paying = (obstacle: string | null) => ({
    paymentTypes: [
      { code: 'transfer', label: 'Transfer', creditLeft: null, dueDay: null, obstacle: null },
      { code: 'tempo-30', label: 'Tempo 30 hari', creditLeft: '1.00', dueDay: '2026-04-01', obstacle: null },
      { code: 'tempo-60', label: 'Tempo 60 hari', creditLeft: '1.00', dueDay: '2026-05-01', obstacle },
    ],
  })
  expect(paymentOf(paying(null), undefined)).toBe('tempo-60')
  expect(paymentOf(paying('Tidak cukup.'), undefined)).toBe('tempo-30')
  expect(paymentOf(paying('Tidak cukup.'), 'tempo-60')).toBe('tempo-30')
  expect(paymentOf(paying(null), 'transfer')).toBe('transfer')
  expect(paymentOf({ paymentTypes: [] }, 'cod')).toBe('')
})

import { expect, it } from 'vitest'
import { lateNotice, lateWayLabel } from './late-money.ts'

const come = { closedName: 'PT Tutup', otherName: 'PT Beli', amount: '555000.00' }

it('tells administrators who is closed, who is not, and what the money was for [PAY-3, ADM-2]', () => {
  expect(lateNotice({ ...come, numbers: ['SB-1'], way: 'account' })).toBe(
    'Rp 555.000,00 untuk pesanan SB-1 masuk lewat virtual account, padahal PT Tutup sudah ditutup; pihak lainnya PT Beli',
  )
  expect(lateNotice({ ...come, numbers: ['SB-1', 'SB-2', 'SB-3'], way: 'proof' })).toBe(
    'PT Beli mengirim bukti transfer Rp 555.000,00 untuk pesanan SB-1 dan 2 lainnya kepada PT Tutup, yang sudah ditutup',
  )
  expect([lateWayLabel('account'), lateWayLabel('proof')]).toEqual(['Virtual account', 'Bukti transfer'])
})

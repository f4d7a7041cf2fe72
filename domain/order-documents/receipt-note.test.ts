import { expect, it } from 'vitest'
import { receiptNote } from './order-note.ts'

const paid = { amount: '5000000.00', allocations: [{ amount: '4263510.00' }], credited: [] }

it('says on a kwitansi what of a payment became credit, and which nota kredit lowered the order [DOC-1] [PAY-1]', () => {
  expect(receiptNote({ ...paid, amount: '4263510.00' })).toBeNull()
  expect(receiptNote(paid)).toBe(
    'Dari pembayaran Rp 5.000.000,00, Rp 736.490,00 menjadi saldo kelebihan bayar pembeli.',
  )
  expect(receiptNote({ ...paid, allocations: [...paid.allocations, { amount: '100.00' }] })).toBe(
    'Dari pembayaran Rp 5.000.000,00 untuk 2 pesanan, Rp 736.390,00 menjadi saldo kelebihan bayar pembeli.',
  )
  const credited = [
    { number: 'NK-1', total: '599678.00' },
    { number: 'NK-2', total: '322.00' },
  ]
  expect(receiptNote({ ...paid, credited })).toBe(
    'Nilai pesanan dikurangi nota kredit NK-1, NK-2: Rp 600.000,00. Dari pembayaran Rp 5.000.000,00, Rp 736.490,00 menjadi saldo kelebihan bayar pembeli.',
  )
  expect(receiptNote({ ...paid, amount: '4263510.00', credited })).toBe(
    'Nilai pesanan dikurangi nota kredit NK-1, NK-2: Rp 600.000,00.',
  )
})

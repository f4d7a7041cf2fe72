import { expect, it } from 'vitest'
import { creditNotice, paidNotice } from './notice.ts'

const paid = { companyName: 'PT Contoh', orderId: 'o1', numbers: ['SB-1'], amount: '500000.00', rest: '0.00' }

it('notifies the seller of what came by a virtual account, for which orders, and what is left over [PAY-3]', () => {
  expect(paidNotice(paid)).toEqual({
    message: 'PT Contoh membayar Rp 500.000,00 lewat virtual account untuk pesanan SB-1',
    link: '/pusat-seller/pesanan/o1',
  })
  expect(paidNotice({ ...paid, numbers: ['SB-1', 'SB-2', 'SB-3'], rest: '0.01' }).message).toBe(
    'PT Contoh membayar Rp 500.000,00 lewat virtual account untuk pesanan SB-1 dan 2 lainnya; Rp 0,01 menjadi kelebihan bayar',
  )
})

it('tells the buyer what of its payment no order needed [PAY-3]', () => {
  expect(creditNotice({ ...paid, rest: '1000.00' })).toEqual({
    message: 'Pembayaran virtual account Rp 500.000,00 kepada PT Contoh diterima; Rp 1.000,00 menjadi kelebihan bayar',
    link: '/transaksi/daftar-transaksi/o1',
  })
})

import { describe, expect, it } from 'vitest'
import { declinedNotice, proofNotice, reminderNotice } from './notice.ts'

const due = '2026-03-10'
const reminded = (today: string, numbers: readonly string[] = ['SB-1']) =>
  reminderNotice({ sellerName: 'PT Contoh', orderId: 'o1', numbers, amount: '1250000.00', due, today })

describe('a reminder', () => {
  it.each([
    ['2026-03-07', 'jatuh tempo 10 Mar 2026 (3 hari lagi)'],
    ['2026-03-09', 'jatuh tempo 10 Mar 2026 (1 hari lagi)'],
    ['2026-03-10', 'jatuh tempo hari ini'],
    ['2026-03-11', 'sudah lewat jatuh tempo 1 hari (10 Mar 2026)'],
    ['2026-03-17', 'sudah lewat jatuh tempo 7 hari (10 Mar 2026)'],
  ])('says on %s how the due day stands: %s [PAY-2]', (today, when) => {
    expect(reminded(today)).toEqual({
      message: `Tagihan PT Contoh Rp 1.250.000,00 untuk pesanan SB-1 ${when}`,
      link: '/transaksi/daftar-transaksi/o1',
    })
  })

  it('of several orders names the first, and leads to all of them [PAY-2]', () => {
    const { message, link } = reminded('2026-03-10', ['SB-1', 'SB-2', 'SB-3'])
    expect(message).toContain('untuk pesanan SB-1 dan 2 lainnya jatuh tempo hari ini')
    expect(link).toBe('/akun/tagihan')
  })
})

describe('a proof of payment', () => {
  const proof = { companyName: 'PT Contoh', orderId: 'o1', number: 'SB-1', amount: '50000.00' }

  it('is announced to the seller, who finds its order [PAY-1]', () => {
    expect(proofNotice(proof)).toEqual({
      message: 'PT Contoh mengirim bukti pembayaran Rp 50.000,00 untuk pesanan SB-1',
      link: '/pusat-seller/pesanan/o1',
    })
  })

  it('that is declined is announced to the buyer with the reason [PAY-1]', () => {
    expect(declinedNotice({ ...proof, reason: 'Tidak terbaca' })).toEqual({
      message: 'PT Contoh menolak bukti pembayaran Rp 50.000,00 untuk pesanan SB-1: Tidak terbaca',
      link: '/transaksi/daftar-transaksi/o1',
    })
  })
})

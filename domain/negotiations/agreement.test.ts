import { describe, expect, it } from 'vitest'
import { type Agreement, applyAgreement } from './agreement.ts'

const agreement: Agreement = {
  negotiationId: '0190',
  deal: false,
  price: '92000.00',
  units: '100.000',
  validUntil: new Date('2026-11-21T00:00:00+07:00'),
}
const line = { units: '100.000', unit: 'kg', normalPrice: '100000.00' }
const now = new Date('2026-11-20T23:59:59+07:00')

describe('an agreed price', () => {
  it('holds for the agreed quantity or more [NEGO-12]', () => {
    expect(applyAgreement(agreement, line, now)).toEqual({
      holds: true,
      unitPrice: '92000.00',
      notice: 'Harga kesepakatan Rp 92.000,00 berlaku sampai pukul 24.00 WIB hari ini.',
    })
    expect(applyAgreement(agreement, { ...line, units: '1000' }, now).holds).toBe(true)
    expect(applyAgreement(agreement, { ...line, units: '75' }, now)).toEqual({
      holds: false,
      unitPrice: '100000.00',
      notice: 'Harga kesepakatan Rp 92.000,00 hanya berlaku mulai 100 kg; tambah jumlah untuk memakainya.',
    })
  })

  it('lapses at 24:00 and says so [NEGO-12] [CART-7]', () => {
    expect(applyAgreement(agreement, line, agreement.validUntil)).toEqual({
      holds: false,
      unitPrice: '100000.00',
      notice: 'Harga kesepakatan Rp 92.000,00 sudah berakhir pukul 24.00 WIB; harga kembali normal.',
    })
  })

  it.each([false, true])('counts only while it is below the normal price, deal: %s [NEGO-15]', (deal) => {
    const agreed = { ...agreement, deal }
    for (const normalPrice of ['90000.00', '91999.99', '92000.00']) {
      expect(applyAgreement(agreed, { ...line, normalPrice }, now)).toEqual({
        holds: false,
        unitPrice: normalPrice,
        notice: 'Harga normal sudah sama dengan atau lebih rendah daripada harga kesepakatan.',
      })
    }
    expect(applyAgreement(agreed, { ...line, normalPrice: '92000.01' }, now).holds).toBe(true)
  })
})

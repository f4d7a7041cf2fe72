import { describe, expect, it } from 'vitest'
import { type Agreement, applyAgreement, asAgreed, covers } from './agreement.ts'

const goods = {
  name: 'Asam Sitrat',
  material: 'Asam Sitrat',
  grade: 'Food grade',
  maker: 'Velda',
  origin: 'Tiongkok',
  form: 'serbuk',
  unit: 'kg',
  packLabel: '25 kg sak',
  packWeight: '25.000',
  materialId: 1,
}
const agreement: Agreement = {
  negotiationId: '0190',
  deal: false,
  price: '92000.00',
  units: '100.000',
  goods,
  validUntil: new Date('2026-11-21T00:00:00+07:00'),
}
const line = { units: '100.000', goods, normalPrice: '100000.00' }
const now = new Date('2026-11-20T23:59:59+07:00')

describe('an agreed price', () => {
  it('holds for the agreed quantity or more [NEGO-12]', () => {
    expect(applyAgreement(agreement, line, now)).toEqual({
      holds: true,
      covers: true,
      unitPrice: '92000.00',
      notice: 'Harga kesepakatan Rp 92.000,00 berlaku sampai pukul 24.00 WIB hari ini.',
    })
    expect(applyAgreement(agreement, { ...line, units: '1000' }, now).holds).toBe(true)
    expect(applyAgreement(agreement, { ...line, units: '75' }, now)).toEqual({
      holds: false,
      covers: false,
      unitPrice: '100000.00',
      notice: 'Harga kesepakatan Rp 92.000,00 hanya berlaku mulai 100 kg; tambah jumlah untuk memakainya.',
    })
  })

  it('lapses at 24:00 and says so [NEGO-12] [CART-7]', () => {
    expect(applyAgreement(agreement, line, agreement.validUntil)).toEqual({
      holds: false,
      covers: false,
      unitPrice: '100000.00',
      notice: 'Harga kesepakatan Rp 92.000,00 sudah berakhir pukul 24.00 WIB; harga kembali normal.',
    })
  })

  it.each([false, true])('counts only while it is below the normal price, deal: %s [NEGO-15]', (deal) => {
    const agreed = { ...agreement, deal }
    for (const normalPrice of ['90000.00', '91999.99', '92000.00']) {
      expect(applyAgreement(agreed, { ...line, normalPrice }, now)).toEqual({
        holds: false,
        covers: true,
        unitPrice: normalPrice,
        notice: 'Harga normal sudah sama dengan atau lebih rendah daripada harga kesepakatan.',
      })
    }
    expect(applyAgreement(agreed, { ...line, normalPrice: '92000.01' }, now).holds).toBe(true)
  })
})

describe('what was agreed on', () => {
  const teknis = { ...goods, grade: 'Teknis' }

  it('are these goods: others cost the normal price, and the line says what changed [NEGO-12]', () => {
    expect(applyAgreement(agreement, { ...line, goods: teknis }, now)).toEqual({
      holds: false,
      covers: false,
      unitPrice: '100000.00',
      notice: 'Harga kesepakatan Rp 92.000,00 untuk barang semula (Grade: Food grade → Teknis); harga kembali normal.',
    })
    expect(covers(agreement, { units: '100', goods: teknis }, now)).toBe(false)
  })

  it('are of a material, whatever it is called by now [NEGO-12] [MAT-5]', () => {
    const named = { ...goods, material: 'Asam Sitrat Anhidrat' }
    expect(applyAgreement(agreement, { ...line, goods: named }, now).holds).toBe(true)
    expect(applyAgreement(agreement, { ...line, goods: { ...named, materialId: 2 } }, now).notice).toContain(
      'barang semula (Bahan: Asam Sitrat → Asam Sitrat Anhidrat)',
    )
  })

  it('may be packed otherwise since [NEGO-12]', () => {
    const packed = { ...goods, packLabel: '20 kg sak', packWeight: '20' }
    expect(applyAgreement(agreement, { ...line, goods: packed }, now).holds).toBe(true)
  })

  it('can be ordered so from the agreed quantity on, until its end [NEGO-12]', () => {
    const of = (units: string, at = now) => covers(agreement, { units, goods }, at)
    expect([of('100'), of('125'), of('99'), of('100', agreement.validUntil)]).toEqual([true, true, false, false])
  })

  it('is an offer from the agreed quantity on, in the packs of then [NEGO-12]', () => {
    const offer = { ...goods, packLabel: '20 kg sak', packWeight: '20', minPurchase: '500' }
    expect(asAgreed(offer, agreement)).toEqual({ ...goods, minPurchase: '100.000' })
  })
})

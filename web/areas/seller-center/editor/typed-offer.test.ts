import { describe, expect, it } from 'vitest'
import { readQuantity } from '#domain/numbers/number-text.ts'
import { blankOffer, bodyOf, changedBetween, typedOf } from './typed-offer.ts'

const citricAcid = { id: 7, name: 'Asam Sitrat', casNumber: '77-92-9' }

describe('what is typed in the editor', () => {
  it('is sent as the call takes it [SELLER-2, CARD-2]', () => {
    const body = bodyOf({
      ...blankOffer,
      bahan_id: citricAcid,
      berat: '1.250,5',
      harga: '1.250.000,50',
      persen_nego: '12,5',
      nama_lain: 'satu, dua;;tiga',
    })
    expect(body).toMatchObject({
      bahan_id: 7,
      berat: '1250.5',
      harga: '1250000.50',
      harga_tingkat_2: null,
      persen_nego: '12.5',
      nama_lain: ['satu', 'dua', 'tiga'],
    })
  })

  it.each([
    ['', null],
    ['25', '25'],
    ['1.000', '1000'],
    ['0,125', '0.125'],
    ['banyak', 'banyak'],
  ])('of a quantity %j is %j [SELLER-2]', (shown, sent) => {
    expect(readQuantity(shown)).toBe(sent)
  })

  it('shows an offer as it was written, and what somebody else changed of it [SHOP-2]', () => {
    const offer = {
      materialId: 7,
      sku: '',
      name: 'Asam',
      nameEnglish: '',
      otherNames: [],
      grade: 'USP',
      maker: '',
      origin: 'Jerman',
      form: 'serbuk',
      container: 'sak kertas',
      unit: 'kg',
      packWeight: '1250.5',
      minPurchase: '2501',
      minNego: '2501',
      stock: '0',
      price: '1250.50',
      priceAtLevel2: null,
      priceAtLevel3: null,
      negotiable: true,
      lowestPrice: null,
      negoPercent: null,
      showcases: [],
      description: '',
      importantInfo: '',
      storage: '',
      shelfLifeMonths: 24,
    }
    const typed = typedOf({ material: citricAcid, offer })

    expect(typed).toMatchObject({ berat: '1.250,5', harga: '1.250,50', stok: '0', masa_simpan: '24' })
    expect(
      changedBetween(
        typed,
        typedOf({ material: citricAcid, offer: { ...offer, price: '1300.00', negotiable: false } }),
      ),
    ).toEqual([
      { label: 'Harga daftar', now: '1.300' },
      { label: 'Dapat dinego', now: 'tidak' },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { readQuantity } from '#domain/numbers/number-text.ts'
import { blankOffer, bodyOf, changedBetween, typedOf } from './typed-offer.ts'

const citricAcid = { id: 7, name: 'Asam Sitrat', casNumber: '77-92-9' }

describe('what is typed in the editor', () => {
  it('is sent as the call takes it [SELLER-2, CARD-2]', () => {
    const body = bodyOf({
      ...blankOffer,
      materialId: citricAcid,
      packWeight: '1.250,5',
      price: '1.250.000,50',
      negoPercent: '12,5',
      otherNames: 'satu, dua;;tiga',
    })
    expect(body).toMatchObject({
      materialId: 7,
      packWeight: '1250.5',
      price: '1250000.50',
      priceAtLevel2: null,
      negoPercent: '12.5',
      otherNames: ['satu', 'dua', 'tiga'],
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

    expect(typed).toMatchObject({ packWeight: '1.250,5', price: '1.250,50', stock: '0', shelfLifeMonths: '24' })
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

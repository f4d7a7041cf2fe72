import { describe, expect, it } from 'vitest'
import { containerOf, type Offer, packLabelOf } from './offer.ts'
import { checkOffer, faultsOfOffer } from './offer-faults.ts'
import { packKindOf, usualContainers } from './packs/pack-kind.ts'

const offer: Offer = {
  materialId: 1,
  sku: '',
  name: 'Asam Sitrat',
  nameEnglish: '',
  otherNames: [],
  grade: 'USP',
  maker: '',
  origin: 'Indonesia',
  form: 'serbuk',
  container: 'sak kertas',
  unit: 'kg',
  packWeight: '25',
  minPurchase: '50',
  minNego: null,
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
  shelfLifeMonths: null,
}

describe('an offer', () => {
  it('that is complete is sold; of one that is not each missing field is told [SELLER-2]', () => {
    const blank = { ...offer, grade: '', origin: '', form: '', container: '', packWeight: null, minPurchase: null }

    expect(faultsOfOffer(offer, 'published')).toEqual({})
    expect(faultsOfOffer({ ...blank, price: null, stock: null }, 'draft')).toEqual({})
    const missing = (name: string) => `${name} harus diisi sebelum produk dijual.`
    expect(faultsOfOffer({ ...blank, price: null, stock: null }, 'published')).toEqual({
      grade: missing('Grade'),
      origin: missing('Negara asal'),
      form: missing('Bentuk'),
      container: missing('Jenis kemasan'),
      packWeight: missing('Isi per kemasan'),
      minPurchase: missing('Minimum pembelian'),
      price: missing('Harga daftar'),
      stock: missing('Stok'),
    })
  })

  it.each([
    [{ packWeight: '0' }, 'packWeight', 'Isi per kemasan harus di atas nol.'],
    [{ packWeight: '1000000000' }, 'packWeight', 'Isi per kemasan terlalu besar.'],
    [{ minPurchase: '40' }, 'minPurchase', 'Harus kelipatan isi per kemasan, 25 kg, dan di atas nol.'],
    [{ minPurchase: '0' }, 'minPurchase', 'Harus kelipatan isi per kemasan, 25 kg, dan di atas nol.'],
    [{ minNego: '75.5' }, 'minNego', 'Harus kelipatan isi per kemasan, 25 kg, dan di atas nol.'],
    [{ price: '0.00' }, 'price', 'Harga daftar harus di atas nol.'],
    [{ priceAtLevel2: '0' }, 'priceAtLevel2', 'Harga level 2 harus di atas nol.'],
    [{ priceAtLevel3: '0' }, 'priceAtLevel3', 'Harga level 3 harus di atas nol.'],
    [{ lowestPrice: '0', negoPercent: '50' }, 'lowestPrice', 'Harga terendah harus di atas nol.'],
    [
      { lowestPrice: '1250.51', negoPercent: '50' },
      'lowestPrice',
      'Harga terendah tidak boleh di atas harga daftar Rp 1.250,50.',
    ],
    [{ lowestPrice: '1000' }, 'negoPercent', 'Isi persentase nego bersama harga terendah.'],
    [{ negoPercent: '40' }, 'lowestPrice', 'Isi harga terendah bersama persentase nego.'],
  ])('with %o is told at its field what is wrong, a draft too [SELLER-2, NEGO-11]', (change, field, sentence) => {
    expect(faultsOfOffer({ ...offer, ...change }, 'draft')).toEqual({ [field]: sentence })
    expect(() => checkOffer({ ...offer, ...change }, 'published')).toThrow(
      expect.objectContaining({ code: 'offer_refused', field, sentence }),
    )
  })

  it('has a list price before those of levels [SELLER-2]', () => {
    for (const level of [{ priceAtLevel2: '1200' }, { priceAtLevel3: '1200' }])
      expect(faultsOfOffer({ ...offer, price: null, ...level }, 'draft')).toEqual({ price: 'Isi harga daftar dahulu.' })
    expect(faultsOfOffer({ ...offer, price: null }, 'draft')).toEqual({})
  })

  it('says nothing of what its fields refuse already [SELLER-2]', () => {
    const odd = ['abc', 'x1', '1x']
    for (const text of odd) {
      expect(faultsOfOffer({ ...offer, packWeight: text, minPurchase: text }, 'draft')).toEqual({})
      expect(faultsOfOffer({ ...offer, price: text, priceAtLevel2: text }, 'draft')).toEqual({})
      expect(faultsOfOffer({ ...offer, lowestPrice: text, negoPercent: '50' }, 'draft')).toEqual({})
    }
    expect(faultsOfOffer({ ...offer, price: null, lowestPrice: '5', negoPercent: '50' }, 'draft')).toEqual({})
    expect(() => checkOffer(offer, 'published')).not.toThrow()
  })

  it('of fractions of a unit counts exactly [SELLER-2]', () => {
    expect(faultsOfOffer({ ...offer, packWeight: '0.1', minPurchase: '0.3' }, 'published')).toEqual({})
  })
})

describe('the pack of an offer', () => {
  it('is labelled by its content and its container, once [CARD-1]', () => {
    expect(packLabelOf(offer)).toBe('25 kg sak kertas')
    expect(packLabelOf({ ...offer, packWeight: '1600.5', container: 'IBC' })).toBe('1.600,5 kg IBC')
    expect(packLabelOf({ ...offer, packWeight: null })).toBe('sak kertas')
  })

  it.each([
    ['25 kg drum fiber', 'drum fiber'],
    ['1.600 kg IBC', 'IBC'],
    ['0,5 L botol', 'botol'],
    ['sak kertas', 'sak kertas'],
    ['kg', 'kg'],
  ])('%s stands in %s [CARD-1]', (label, container) => {
    expect(containerOf(label)).toBe(container)
  })

  it('has a drawing for every usual container, and none for what nobody knows', () => {
    expect(usualContainers.map(packKindOf)).not.toContain(null)
    expect([packKindOf('Drum fiber'), packKindOf('drum HDPE'), packKindOf('peti kayu')]).toEqual([
      'fibre-drum',
      'drum',
      null,
    ])
  })
})

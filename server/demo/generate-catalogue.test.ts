import { describe, expect, it } from 'vitest'
import { productsPerCategory } from './assortment.ts'
import { type DemoOffer, generateCatalogue } from './generate-catalogue.ts'
import { readDemoSources } from './read-materials.ts'

const sources = readDemoSources()
const materials = new Map(sources.materials.map((material) => [material.id, material]))
const { sellers, buyers, offers } = generateCatalogue(sources.materials, sources)

describe('the demo catalogue', () => {
  it('holds exactly 572, 134, 301 and 79 products [HOME-5]', () => {
    const counted = Object.keys(productsPerCategory).map(
      (category) => offers.filter((offer) => offer.categoryId === Number(category)).length,
    )

    expect(counted).toEqual([572, 134, 301, 79])
    expect(offers).toHaveLength(1086)
  })

  it('is the same at every start', () => {
    const again = readDemoSources()

    expect(generateCatalogue(again.materials, again)).toEqual({ sellers, buyers, offers })
  })

  it('leaves no material out and names only known ones', () => {
    expect(new Set(offers.map((offer) => offer.materialId))).toEqual(new Set(materials.keys()))
  })

  it('gives every offer a key, a name and an address of its own within the seller', () => {
    expect(repeated(offers.map((offer) => offer.key))).toEqual([])
    expect(repeated(offers.map((offer) => `${offer.sellerUsername} ${offer.name.toLowerCase()}`))).toEqual([])
    expect(offers.filter((offer) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(offer.slug))).toEqual([])
  })

  it('keeps names as a trade list writes them', () => {
    expect(offers.filter((offer) => offer.name.length > 64 || /\s{2}|undefined|null|false/.test(offer.name))).toEqual(
      [],
    )
    expect(offers.filter((offer) => /\b(\p{L}{3,})\s+\1\b/iu.test(offer.name)).map((offer) => offer.name)).toEqual([])
  })

  it('features products of every category, in stock, each rank once [HOME-2]', () => {
    const featured = offers.filter((offer) => offer.featuredRank !== null)
    const perCategory = Object.keys(productsPerCategory).map(
      (category) => featured.filter((offer) => offer.categoryId === Number(category)).length,
    )

    expect(Math.min(...perCategory)).toBeGreaterThanOrEqual(8)
    expect(featured.filter((offer) => offer.stock === '0')).toEqual([])
    expect(repeated(featured.map((offer) => String(offer.featuredRank)))).toEqual([])
  })
})

describe('every offer', () => {
  it('is bought in whole packs, the minimum for a negotiation not below that for a purchase [CART-3]', () => {
    const broken = offers.filter((offer) => {
      const [pack, buy, nego, stock] = [offer.packWeight, offer.minPurchase, offer.minNego, offer.stock].map(
        Number,
      ) as [number, number, number, number]
      return (
        buy <= 0 ||
        buy % pack !== 0 ||
        nego % pack !== 0 ||
        nego < buy ||
        stock % pack !== 0 ||
        (stock > 0 && stock < buy)
      )
    })

    expect(broken).toEqual([])
  })

  it('costs what the material may cost, better customers less, the lowest price below all', () => {
    const broken = offers.filter((offer) => {
      const material = materialOf(offer)
      const [list, better, best] = offer.priceLevels.map((level) => Number(level.amount)) as [number, number, number]
      return (
        offer.price !== offer.priceLevels[0]?.amount ||
        !(list > better && better > best) ||
        best < material.priceLow ||
        list > material.priceHigh ||
        !(Number(offer.lowestPrice) < best && Number(offer.lowestPrice) > 0)
      )
    })

    expect(broken).toEqual([])
    expect(
      offers.filter((offer) => ![offer.price, offer.lowestPrice].every((amount) => /^\d+\.\d{2}$/.test(amount))),
    ).toEqual([])
  })

  it('comes from one of the origins, in one of the packs and in the unit of its material', () => {
    const broken = offers.filter((offer) => {
      const material = materialOf(offer)
      return (
        !material.origins.includes(offer.origin) ||
        !material.packs.includes(offer.packLabel) ||
        offer.unit !== material.unit ||
        !offer.packLabel.startsWith(`${offer.packWeight} ${offer.unit} `)
      )
    })

    expect(broken).toEqual([])
  })

  it('carries a CAS number whose check digit is right, or none', () => {
    const numbers = offers.flatMap((offer) => offer.casNumber ?? [])

    expect(numbers.length).toBeGreaterThan(1000)
    expect(numbers.filter((cas) => !hasRightCheckDigit(cas))).toEqual([])
  })
})

describe('the sellers', () => {
  it('are 24, of which the three small CVs are no PKP; the buyers are 14', () => {
    expect(sellers).toHaveLength(24)
    expect(sellers.filter((seller) => !seller.isPkp).map((seller) => seller.name.slice(0, 2))).toEqual([
      'CV',
      'CV',
      'CV',
    ])
    expect(buyers).toHaveLength(14)
  })

  it('have at least 15 products each, most of their own trade', () => {
    const thin = sellers.filter((seller) => {
      const theirs = offersOf(seller.username)
      const own = theirs.filter((offer) => String(offer.categoryId) === seller.businessType)
      return theirs.length < 15 || own.length / theirs.length < 0.55
    })

    expect(thin.map((seller) => seller.username)).toEqual([])
  })

  it('have products in every one of their showcases', () => {
    const empty = sellers.flatMap((seller) =>
      seller.showcases.filter(
        (title) => offersOf(seller.username).filter((offer) => offer.showcases.includes(title)).length < 3,
      ),
    )

    expect(empty).toEqual([])
  })

  it('compete: most materials are offered by more than one', () => {
    const offering = Map.groupBy(offers, (offer) => offer.materialId)
    const shared = [...offering.values()].filter((same) => new Set(same.map((offer) => offer.sellerUsername)).size > 1)

    expect(shared.length / offering.size).toBeGreaterThan(0.6)
  })

  it('keep some products out of stock and some prices fixed', () => {
    const outOfStock = offers.filter((offer) => offer.stock === '0').length / offers.length
    const negotiable = offers.filter((offer) => offer.negotiable).length / offers.length

    expect(outOfStock).toBeGreaterThan(0.03)
    expect(outOfStock).toBeLessThan(0.09)
    expect(negotiable).toBeGreaterThan(0.74)
    expect(negotiable).toBeLessThan(0.86)
  })
})

function offersOf(username: string): DemoOffer[] {
  return offers.filter((offer) => offer.sellerUsername === username)
}

function materialOf(offer: DemoOffer) {
  const material = materials.get(offer.materialId)
  if (!material) throw new Error(`${offer.key} is of no material`)
  return material
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index)
}

function hasRightCheckDigit(cas: string): boolean {
  if (!/^\d{2,7}-\d{2}-\d$/.test(cas)) return false
  const digits = [...cas.replaceAll('-', '')].map(Number)
  const check = digits.pop()
  const sum = digits.reverse().reduce((total, digit, index) => total + digit * (index + 1), 0)
  return sum % 10 === check
}

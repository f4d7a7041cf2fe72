import { describe, expect, it } from 'vitest'
import { formatQuantity } from '#domain/format.ts'
import { productsPerCategory } from './assortment.ts'
import { type DemoProduct, generateCatalogue } from './generate-catalogue.ts'
import { packOf } from './makes.ts'
import { readDemoSources } from './read-materials.ts'

const sources = readDemoSources()
const materials = new Map(sources.materials.map((material) => [material.id, material]))
const { sellers, buyers, products } = generateCatalogue(sources.materials, sources)

describe('the demo catalogue', () => {
  it('holds exactly 572, 134, 301 and 79 products [HOME-5]', () => {
    const counted = Object.keys(productsPerCategory).map(
      (category) => products.filter((product) => product.categoryId === Number(category)).length,
    )

    expect(counted).toEqual([572, 134, 301, 79])
    expect(products).toHaveLength(1086)
  })

  it('is the same at every start', () => {
    const again = readDemoSources()

    expect(generateCatalogue(again.materials, again)).toEqual({
      materials: sources.materials,
      sellers,
      buyers,
      products,
    })
  })

  it('leaves no material out and names only known ones', () => {
    expect(new Set(products.map((product) => product.materialId))).toEqual(new Set(materials.keys()))
  })

  it('gives every product a key, a name and an address of its own within the seller', () => {
    expect(repeated(products.map((product) => product.key))).toEqual([])
    expect(repeated(products.map((product) => `${product.sellerUsername} ${product.name.toLowerCase()}`))).toEqual([])
    expect(products.filter((product) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(product.slug))).toEqual([])
  })

  it('keeps names as a trade list writes them', () => {
    expect(
      products.filter((product) => product.name.length > 64 || /\s{2}|undefined|null|false/.test(product.name)),
    ).toEqual([])
    expect(
      products.filter((product) => /\b(\p{L}{3,})\s+\1\b/iu.test(product.name)).map((product) => product.name),
    ).toEqual([])
  })

  it('features products of every category, in stock, each rank once [HOME-2]', () => {
    const featured = products.filter((product) => product.featuredRank !== null)
    const perCategory = Object.keys(productsPerCategory).map(
      (category) => featured.filter((product) => product.categoryId === Number(category)).length,
    )

    expect(Math.min(...perCategory)).toBeGreaterThanOrEqual(8)
    expect(featured.filter((product) => product.stock === '0')).toEqual([])
    expect(repeated(featured.map((product) => String(product.featuredRank)))).toEqual([])
  })
})

describe('every product', () => {
  it('is bought in whole packs, the minimum for a negotiation not below that for a purchase [CART-3]', () => {
    const broken = products.filter((product) => {
      const [pack, buy, nego, stock] = [product.packWeight, product.minPurchase, product.minNego, product.stock].map(
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
    const broken = products.filter((product) => {
      const material = materialOf(product)
      const [list, better, best] = product.priceLevels.map((level) => Number(level.amount)) as [number, number, number]
      return (
        product.price !== product.priceLevels[0]?.amount ||
        !(list > better && better > best) ||
        best < material.priceLow ||
        list > material.priceHigh ||
        !(Number(product.lowestPrice) < best && Number(product.lowestPrice) > 0)
      )
    })

    expect(broken).toEqual([])
    expect(
      products.filter(
        (product) => ![product.price, product.lowestPrice].every((amount) => /^\d+\.\d{2}$/.test(amount)),
      ),
    ).toEqual([])
  })

  it('comes from one of the origins, in one of the packs and in the unit of its material', () => {
    const broken = products.filter((product) => {
      const material = materialOf(product)
      return (
        !material.origins.includes(product.origin) ||
        !material.packs.map((label) => packOf(label).title).includes(product.packLabel) ||
        product.unit !== material.unit ||
        !product.packLabel.startsWith(`${formatQuantity(product.packWeight)} ${product.unit} `)
      )
    })

    expect(broken).toEqual([])
  })

  it('from abroad names who made it, the same for all sellers of a material from there [MAT-1]', () => {
    const named = products.filter(({ maker }) => maker !== '')
    const sources = Map.groupBy(named, ({ materialId, origin }) => `${materialId} ${origin}`)

    expect(named).toHaveLength(products.filter(({ origin }) => origin !== 'Indonesia').length)
    expect([...sources.values()].filter((same) => new Set(same.map(({ maker }) => maker)).size > 1)).toEqual([])
    expect(new Set(named.map(({ maker }) => maker)).size).toBeGreaterThan(4)
  })

  it('carries a CAS number whose check digit is right, or none', () => {
    const numbers = sources.materials.flatMap((material) => material.casNumber ?? [])

    expect(numbers.length).toBeGreaterThan(100)
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
      const theirs = productsOf(seller.username)
      const own = theirs.filter((product) => String(product.categoryId) === seller.businessType)
      return theirs.length < 15 || own.length / theirs.length < 0.55
    })

    expect(thin.map((seller) => seller.username)).toEqual([])
  })

  it('have products in every one of their collections', () => {
    const empty = sellers.flatMap((seller) =>
      seller.showcases.filter(
        (title) => productsOf(seller.username).filter((product) => product.showcases.includes(title)).length < 3,
      ),
    )

    expect(empty).toEqual([])
  })

  it('compete: most materials are offered by more than one', () => {
    const offering = Map.groupBy(products, (product) => product.materialId)
    const shared = [...offering.values()].filter(
      (same) => new Set(same.map((product) => product.sellerUsername)).size > 1,
    )

    expect(shared.length / offering.size).toBeGreaterThan(0.6)
  })

  it('keep some products out of stock and some prices fixed', () => {
    const outOfStock = products.filter((product) => product.stock === '0').length / products.length
    const negotiable = products.filter((product) => product.negotiable).length / products.length

    expect(outOfStock).toBeGreaterThan(0.03)
    expect(outOfStock).toBeLessThan(0.09)
    expect(negotiable).toBeGreaterThan(0.74)
    expect(negotiable).toBeLessThan(0.86)
  })
})

function productsOf(username: string): DemoProduct[] {
  return products.filter((product) => product.sellerUsername === username)
}

function materialOf(product: DemoProduct) {
  const material = materials.get(product.materialId)
  if (!material) throw new Error(`${product.key} is of no material`)
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

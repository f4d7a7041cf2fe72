import type { PackKind } from '#domain/catalogue/packs/pack-kind.ts'
import { assortmentOf } from './assortment.ts'
import { collectionsOf } from './collections.ts'
import { featuredRanks } from './featured.ts'
import { gradeName } from './grades.ts'
import { isSmall, isSmallTrader, type Make, makesOf } from './makes.ts'
import type { DemoBuyer, DemoSeller, Material } from './read-materials.ts'
import { pick, type Random, seededRandom } from './seeded-random.ts'
import { formOfVariant } from './trade-variants.ts'

export interface DemoCatalogue {
  materials: readonly Material[]
  sellers: DemoSeller[]
  buyers: DemoBuyer[]
  products: DemoProduct[]
}

export interface DemoProduct extends ProductTerms {
  /** Identifies the product permanently: the seller's username and the slug. */
  key: string
  materialId: string
  sellerUsername: string
  categoryId: number
  name: string
  nameEn: string
  slug: string
  description: string
  importantInfo: string
  maker: string
  origin: string
  grade: string
  form: string
  unit: string
  packKind: PackKind
  packLabel: string
  packWeight: string
  shelfLifeMonths: number
  storage: string
  /** Titles of the seller's collections that contain the product. */
  showcases: string[]
  featuredRank: number | null
}

/** The demo catalogue: the same materials and companies give the same products, down to the last digit [HOME-5]. */
export function generateCatalogue(
  materials: readonly Material[],
  companies: { sellers: DemoSeller[]; buyers: DemoBuyer[] },
): DemoCatalogue {
  const products = assortmentOf(materials, companies.sellers).flatMap(({ seller, material, makes }) => {
    const random = seededRandom(`makes ${seller.username} ${material.id}`)
    return makesOf(seller, material, makes, random).map((make) => productOf(seller, material, make))
  })
  const ranks = featuredRanks(products)
  return {
    materials,
    sellers: companies.sellers,
    buyers: companies.buyers,
    products: products.map((product) => ({ ...product, featuredRank: ranks.get(product.key) ?? null })),
  }
}

function productOf(seller: DemoSeller, material: Material, make: Make): DemoProduct {
  const key = `${seller.username}/${make.slug}`
  return {
    key,
    materialId: material.id,
    sellerUsername: seller.username,
    categoryId: material.categoryId,
    name: make.name,
    nameEn: make.nameEn,
    slug: make.slug,
    description: offeredAs(make),
    importantInfo: `${material.importantInfo} Masa simpan ${material.shelfLifeMonths} bulan dalam kemasan asli yang belum dibuka.`,
    maker: makerOf(material, make),
    origin: make.origin,
    grade: gradeName(make.grade).label,
    form: formOfVariant(make.variant, material.form),
    unit: material.unit,
    packKind: make.pack.kind,
    packLabel: make.pack.title,
    packWeight: String(make.pack.weight),
    ...termsOf(seller, material, make, seededRandom(`terms ${key}`)),
    shelfLifeMonths: material.shelfLifeMonths,
    storage: material.storage,
    showcases: collectionsOf(material, seller.showcases),
    featuredRank: null,
  }
}

const makers = ['Velda', 'Zenika', 'Tarumka', 'Kanira', 'Polmetra', 'Sagaran']

/** An invented maker of goods from abroad, the same for all sellers of a material from there; other goods have none. */
function makerOf({ id }: Material, { origin }: Make): string {
  return origin === 'Indonesia' ? '' : pick(seededRandom(`maker ${id} ${origin}`), makers)
}

function offeredAs({ variant, grade, origin, pack }: Make): string {
  const kind = variant ? `jenis ${variant}, ` : ''
  return `Produk ini ${kind}mutu ${gradeName(grade).label}, asal ${origin}, dalam kemasan ${pack.title}.`
}

/** Amounts are Rupiah per unit with 2 decimals; quantities are units (kg, g, L), whole multiples of a pack. */
interface ProductTerms {
  price: string
  /** Level 1 is the price list; 2 and 3 are for better customers. */
  priceLevels: { level: 1 | 2 | 3; amount: string }[]
  lowestPrice: string
  negoPercent: string
  negotiable: boolean
  minPurchase: string
  minNego: string
  stock: string
}

/** Prices, minimum quantities and stock of one make. */
function termsOf(seller: DemoSeller, material: Material, make: Make, random: Random): ProductTerms {
  const [price, better, best] = priceLadder(seller, material, make, random)
  const step = priceStep(price)
  const lowest = Math.min(best - step, floorTo(best * (0.92 + random() * 0.05), step))
  const small = isSmallTrader(seller) || isSmall(make.pack, material)
  const minPacks = fewestPacks(price * make.pack.weight, small, random)
  const units = (packs: number) => String(packs * make.pack.weight)
  return {
    price: amount(price),
    priceLevels: [
      { level: 1, amount: amount(price) },
      { level: 2, amount: amount(better) },
      { level: 3, amount: amount(best) },
    ],
    lowestPrice: amount(lowest),
    negoPercent: pick(random, ['30', '40', '40', '50', '50', '60']),
    negotiable: random() < 0.8,
    minPurchase: units(minPacks),
    minNego: units(minPacks * pick(random, [1, 2, 2, 2, 3, 4])),
    stock: units(packsInStock(price * make.pack.weight, minPacks, random)),
  }
}

const dearOrigin =
  /^(Jerman|Swiss|Prancis|Jepang|Amerika Serikat|Inggris|Belanda|Italia|Denmark|Finlandia|Norwegia|Austria|Belgia)$/
const cheapOrigin = /^(Tiongkok|India|Indonesia)$/
const pharmacopoeia = /^(USP|BP|EP|JP)/

function priceLadder(seller: DemoSeller, material: Material, make: Make, random: Random): [number, number, number] {
  const { priceLow: low, priceHigh: high } = material
  const fraction =
    0.46 +
    (dearOrigin.test(make.origin) ? 0.2 : cheapOrigin.test(make.origin) ? -0.06 : 0) +
    (pharmacopoeia.test(make.grade) ? 0.06 : make.grade === 'technical grade' ? -0.14 : 0) +
    (isSmall(make.pack, material) ? 0.22 : 0) -
    (make.pack.kind === 'ibc' ? 0.15 : make.pack.kind === 'drum' ? 0.06 : 0) -
    (seller.sellerType === 'distributor' ? 0 : 0.06) +
    (isSmallTrader(seller) ? 0.06 : 0) +
    (random() - 0.5) * 0.24
  const wanted = low + Math.min(Math.max(fraction, 0.08), 0.97) * (high - low)
  const step = priceStep(wanted)
  const price = Math.max(floorTo(wanted, step), ceilTo(low, step) + 2 * step)
  const better = Math.max(low + step, Math.min(price - step, floorTo(price * (0.96 + random() * 0.02), step)))
  const best = Math.max(low, Math.min(better - step, floorTo(price * (0.92 + random() * 0.03), step)))
  return [price, better, best]
}

/** Prices are round, as people say them: 18.250, 98.500, 412.500, 1.960.000. */
function priceStep(price: number): number {
  if (price < 50_000) return 250
  if (price < 250_000) return 500
  if (price < 1_000_000) return 2500
  return 10_000
}

const roundNumbersOfPacks = [1, 2, 4, 5, 8, 10, 20]

/** A first order is worth a delivery: Rp 1 to 3 million, less if the seller or the pack is small. */
function fewestPacks(packPrice: number, small: boolean, random: Random): number {
  const worth = small ? 150_000 + random() * 450_000 : 1_000_000 + random() * 2_000_000
  return roundNumbersOfPacks.find((packs) => packs * packPrice >= worth) ?? 20
}

function packsInStock(packPrice: number, minPacks: number, random: Random): number {
  if (random() < 0.06) return 0
  const worth = 30_000_000 + random() ** 2 * 420_000_000
  return Math.min(Math.max(Math.round(worth / packPrice), minPacks * 3), 640)
}

function floorTo(value: number, step: number) {
  return Math.floor(value / step) * step
}

function ceilTo(value: number, step: number) {
  return Math.ceil(value / step) * step
}

function amount(rupiah: number): string {
  return `${rupiah}.00`
}

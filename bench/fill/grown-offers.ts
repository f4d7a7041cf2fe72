import type { NewProduct } from '#server/areas/catalogue/public.ts'
import { gradeName } from '#server/demo/grades.ts'
import { packOf } from '#server/demo/makes.ts'
import type { Material } from '#server/demo/read-materials.ts'
import { pick, type Random, seededRandom } from '#server/demo/seeded-random.ts'
import { favouring } from './draw.ts'

/** The collections of every grown seller, by title. */
export const grownCollections = ['Bahan Utama', 'Bahan Penunjang', 'Stok Gudang', 'Pesanan Khusus']
const collectionSlugs = ['bahan-utama', 'bahan-penunjang', 'stok-gudang', 'pesanan-khusus']

const makers = ['Velda', 'Ruma', 'Zenika', 'Tarum', 'Polda', 'Kanira', 'Desta', 'Niaga', 'Sagara', 'Bintara']
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

interface Market {
  materials: readonly (Material & { materialId: number })[]
  sellers: readonly { id: string; hasGrownCollections: boolean }[]
  now: Date
}

/** Gives the next offers of an endless, always same sequence: of some materials and sellers many, of most few. */
export function growOffers({ materials, sellers, now }: Market): (count: number) => NewProduct[] {
  const drawMaterial = favouring(materials.length, 10)
  const drawSeller = favouring(sellers.length, 20)
  const random = seededRandom('offers')
  // how often a seller offers a material already, for another name each time
  const offerCounts = new Uint16Array(materials.length * sellers.length)

  function next(): NewProduct {
    const [materialIndex, shop] = [drawMaterial(random), drawSeller(random)]
    const [material, seller] = [materials[materialIndex], sellers[shop]]
    if (!material || !seller) throw new Error('drawn past the end')
    const pair = materialIndex * sellers.length + shop
    const ordinal = offerCounts[pair] ?? 0
    offerCounts[pair] = ordinal + 1
    return offer(random, material, seller, ordinal, now)
  }
  return (count) => Array.from({ length: count }, next)
}

function offer(
  random: Random,
  material: Market['materials'][number],
  seller: Market['sellers'][number],
  ordinal: number,
  now: Date,
): NewProduct {
  const pack = packOf(pick(random, material.packs))
  const grade = gradeName(pick(random, material.grades)).label
  const maker = `${makers[ordinal % makers.length]}${ordinal < makers.length ? '' : ` ${Math.floor(ordinal / makers.length)}`}`
  const origin = pick(random, material.origins)
  const price = material.priceLow + random() * (material.priceHigh - material.priceLow)
  const packs = pick(random, [1, 1, 2, 4, 10])
  const units = (count: number) => String(count * pack.weight)
  return {
    sellerId: seller.id,
    materialId: material.materialId,
    name: `${material.name} ${grade} ${maker}, ${pack.title}`,
    nameEnglish: `${material.nameEn} ${grade} ${maker}`,
    description: `Produk ini mutu ${grade}, asal ${origin}, dalam kemasan ${pack.title}.`,
    importantInfo: material.importantInfo,
    maker,
    origin,
    grade,
    form: material.form,
    unit: material.unit,
    packKind: pack.kind,
    packLabel: pack.title,
    packWeight: String(pack.weight),
    minPurchase: units(packs),
    minNego: units(packs * 2),
    negotiable: random() < 0.8,
    shelfLifeMonths: material.shelfLifeMonths,
    storage: material.storage,
    featuredRank: null,
    createdAt: new Date(now.getTime() - Math.floor(random() * 2 * YEAR_MS)),
    prices: [1, 0.95, 0.9].map((share, level) => ({ level: level + 1, amount: (price * share).toFixed(2) })),
    lowestPrice: (price * 0.85).toFixed(2),
    negoPercent: '50',
    stock: random() < 0.06 ? '0' : units(packs * 10_000),
    showcases: seller.hasGrownCollections ? [pick(random, collectionSlugs)] : [],
  }
}

import { collectionsOf } from './collections.ts'
import { isSmallTrader, possibleMakes } from './makes.ts'
import type { DemoSeller, Material } from './read-materials.ts'
import { seededRandom, weightedKey } from './seeded-random.ts'

/** The exact number of products in each category [HOME-5]. */
export const productsPerCategory: Readonly<Record<number, number>> = { 1: 572, 2: 134, 3: 301, 6: 79 }

/** A seller stocks a material in `makes` different makes (grade, size, pack, origin). */
export interface Stocked {
  seller: DemoSeller
  material: Material
  makes: number
}

interface Slot {
  seller: DemoSeller
  material: Material
  showcases: string[]
  key: number
}

const fewestPerSeller = 16
const fewestPerShowcase = 3
// a seller is likelier to stock the first make of a material than the second, and so on
const demandOfMake = [1, 0.45, 0.22, 0.08]

/** Which seller stocks what: every material somewhere, every collection filled, each category at its exact number. */
export function assortmentOf(materials: readonly Material[], sellers: readonly DemoSeller[]): Stocked[] {
  const slots = slotsOf(materials, sellers)
  const taken = new Set<Slot>()
  const take = (wanted: readonly Slot[], upTo: number) => {
    let missing = upTo - wanted.filter((slot) => taken.has(slot)).length
    for (const slot of wanted) {
      if (missing <= 0) return
      if (taken.has(slot)) continue
      taken.add(slot)
      missing--
    }
  }

  for (const slotsOfMaterial of Map.groupBy(slots, (slot) => slot.material).values()) take(slotsOfMaterial, 1)
  for (const [seller, slotsOfSeller] of Map.groupBy(slots, (slot) => slot.seller)) {
    for (const title of seller.showcases) {
      take(
        slotsOfSeller.filter((slot) => slot.showcases.includes(title)),
        fewestPerShowcase,
      )
    }
    take(slotsOfSeller, fewestPerSeller)
  }
  for (const [category, products] of Object.entries(productsPerCategory)) {
    take(
      slots.filter((slot) => slot.material.categoryId === Number(category)),
      products,
    )
  }
  return stockedOf([...taken])
}

/** Every make a seller could stock, likeliest first. */
function slotsOf(materials: readonly Material[], sellers: readonly DemoSeller[]): Slot[] {
  const slots: Slot[] = []
  for (const seller of sellers) {
    const breadth = materials.filter((material) => collectionsOf(material, seller.showcases).length > 0).length
    for (const material of materials) {
      const showcases = collectionsOf(material, seller.showcases)
      const demand = affinity(seller, material, showcases.length > 0 ? depthOf(breadth) : 0)
      const random = seededRandom(`assortment ${seller.username} ${material.id}`)
      for (const share of demandOfMake.slice(0, possibleMakes(seller, material).length)) {
        const key = weightedKey(random, demand * share)
        if (key > 0) slots.push({ seller, material, showcases, key })
      }
    }
  }
  return slots.sort((one, other) => other.key - one.key)
}

const reservedToPharmacy = /industri farmasi|lembaga berizin|apoteker|^Antibiotik|^Steroid/

/** Sellers with few materials stock more makes of each, so that broad sellers do not dominate the catalogue. */
function depthOf(breadth: number): number {
  return Math.min((35 / breadth) ** 0.8, 3)
}

/** A seller's inclination towards a material; `depth` is 0 outside its collections; 0 = does not trade in it. */
function affinity(seller: DemoSeller, material: Material, depth: number): number {
  if (seller.businessType !== '1' && reservedToPharmacy.test(material.importantInfo)) return 0

  const own = seller.businessType === String(material.categoryId)
  const imported = seller.sellerType === 'producer' && !material.origins.includes('Indonesia')
  const size = isSmallTrader(seller) ? 0.6 : 1
  if (depth > 0) return size * depth * (own ? 1 : 0.12) * (imported ? 0.12 : 1)
  if (!own || seller.sellerType === 'producer') return 0
  return size * (seller.sellerType === 'distributor' ? 0.06 : 0.03)
}

function stockedOf(slots: readonly Slot[]): Stocked[] {
  const stocked = new Map<string, Stocked>()
  for (const { seller, material } of slots) {
    const id = `${seller.username} ${material.id}`
    const before = stocked.get(id)
    stocked.set(id, { seller, material, makes: (before?.makes ?? 0) + 1 })
  }
  return [...stocked.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry)
}

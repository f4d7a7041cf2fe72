import { formatQuantity } from '../format.ts'
import type { DecimalText } from '../money.ts'
import { measures } from './packs/measure.ts'

/** The units that offers are priced and counted in. */
export const offeredUnits = ['kg', 'g', 'ton', 'L', 'mL', 'pcs'] as const

/**
 * A seller's offer of a material, as the seller writes it. Amounts are Rupiah per unit, weights and quantities units;
 * what a draft does not have yet is empty or null [SELLER-2].
 */
export interface Offer {
  materialId: number
  /** The seller's own code of it, unique in its shop; empty without one [SHOP-4]. */
  sku: string
  name: string
  nameEnglish: string
  /** Further names that buyers may search it by. */
  otherNames: readonly string[]
  grade: string
  /** Who makes the goods; empty where the seller does not say. */
  maker: string
  origin: string
  form: string
  /** 'drum fiber' */
  container: string
  unit: string
  packWeight: DecimalText | null
  minPurchase: DecimalText | null
  minNego: DecimalText | null
  stock: DecimalText | null
  /** The list price, level 1. */
  price: DecimalText | null
  /** Of better customers; null: they pay the list price. */
  priceAtLevel2: DecimalText | null
  priceAtLevel3: DecimalText | null
  negotiable: boolean
  /** The seller's secret, as is the percentage, 0 to 100 [NEGO-11]. */
  lowestPrice: DecimalText | null
  negoPercent: DecimalText | null
  /** Slugs of the seller's collections. */
  showcases: readonly string[]
  description: string
  importantInfo: string
  storage: string
  shelfLifeMonths: number | null
}

/** '25 kg drum fiber' of 25, kg and 'drum fiber'; what is missing is left out. */
export function packLabelOf({ packWeight, unit, container }: Pick<Offer, 'packWeight' | 'unit' | 'container'>): string {
  const size = packWeight === null ? '' : `${formatQuantity(packWeight)} ${unit}`
  return [size, container].filter(Boolean).join(' ')
}

/** 'drum fiber' of '25 kg drum fiber': the size is written once, as weight and unit. */
export function containerOf(packLabel: string): string {
  return packLabel.replace(size, '').trim()
}

const size = new RegExp(`^[\\d.,]+\\s*(?:(?:${[...Object.keys(measures), 'pcs'].join('|')})\\b)?\\s*`, 'i')

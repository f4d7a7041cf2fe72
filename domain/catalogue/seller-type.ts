import { type EnglishOf, words } from '../words.ts'

/** The types of sellers as the wire names them. */
export const sellerType = words({ distributor: 'distributor', importer: 'importir', producer: 'produsen' })
export type SellerType = EnglishOf<typeof sellerType>

const labels: Record<SellerType, string> = { distributor: 'Distributor', importer: 'Importir', producer: 'Produsen' }

export const sellerTypes = Object.keys(labels) as readonly SellerType[] // every type has its label

/** The display name of a type. */
export function sellerTypeLabel(type: SellerType): string {
  return labels[type]
}

import type { DecimalText } from '#domain/money.ts'

export type SampleBadge = 'new' | 'hot' | 'sale'

export interface SampleOption {
  id: number
  name: string
  values: readonly { id: number; name: string }[]
}

/** One product of the sample shop, which sells nothing [SAMPLE-1, SAMPLE-3]. */
export interface SampleProduct {
  id: number
  name: string
  /** Invented, as Rupiah with two decimals. */
  price: DecimalText
  /** Its former price; null where there was none. */
  compareAtPrice: DecimalText | null
  /** Paths of its pictures, the one of lists first. */
  images: readonly string[]
  badges: readonly SampleBadge[]
  /** Stars, from 1 to 5. */
  rating: number
  /** How many are said to have reviewed it. */
  reviews: number
  availability: 'in-stock'
  features: readonly { name: string; value: string }[]
  options: readonly SampleOption[]
  /** The pack in its pictures. */
  pack: SamplePack
}

export interface SamplePack {
  kind: 'sack' | 'drum' | 'jerrycan' | 'carton' | 'fibre-drum' | 'bottle' | 'pouch'
  /** As printed on the label: '1 kg'. */
  net: string
  grade: string
  origin: string
  /** Of the marketplace; it gives the colour. */
  category: 1 | 2 | 3 | 6
}

/** A value chosen for an option of a product. */
export interface ChosenOption {
  optionId: number
  valueId: number
}

/** One value of each option, in the order of the product: those of `wanted`, else the first. */
export function chosenOptions(product: SampleProduct, requested: readonly ChosenOption[] = []): ChosenOption[] {
  return product.options.flatMap(({ id, values }) => {
    const chosenId = requested.find(({ optionId }) => optionId === id)?.valueId
    const value = values.find((one) => one.id === chosenId) ?? values[0]
    return value ? [{ optionId: id, valueId: value.id }] : []
  })
}

/** 'Bahasa label: Inggris' of each choice, as a cart names them. */
export function optionWords(product: SampleProduct, chosen: readonly ChosenOption[]): string[] {
  return product.options.flatMap(({ id, name, values }) => {
    const valueId = chosen.find(({ optionId }) => optionId === id)?.valueId
    return values.filter((value) => value.id === valueId).map((value) => `${name}: ${value.name}`)
  })
}

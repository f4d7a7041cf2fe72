import { formatQuantity } from '#domain/format.ts'
import type { PackKind } from '#server/areas/catalogue/pack-shot/pack-shot.ts'

/** One pack of a material: '25 kg sak kertas' is 25 kg in a sack. */
export interface Pack {
  /** As the files write it. */
  label: string
  /** As buyers read it: '1.600 kg IBC'. */
  title: string
  kind: PackKind
  weight: number
  unit: string
}

const kinds: readonly (readonly [string, PackKind])[] = [
  ['drum fiber', 'fibre-drum'],
  ['drum', 'drum'],
  ['sak', 'sack'],
  ['jeriken', 'jerrycan'],
  ['karton', 'carton'],
  ['IBC', 'ibc'],
  ['botol', 'bottle'],
  // an aluminium can has the shape of a bottle; its picture shows the metal
  ['kaleng', 'bottle'],
  ['pouch', 'pouch'],
]

/** @throws Error when the text is not '<weight> <unit> <package>' */
export function packOf(label: string): Pack {
  const parts = /^(\d+) (kg|g|L) (.+)$/.exec(label)
  const [, weight = '', unit = '', container = ''] = parts ?? []
  const kind = kinds.find(([word]) => container.startsWith(word))?.[1]
  if (!kind) throw new Error(`'${label}' is no pack`)
  return { label, title: `${formatQuantity(weight)} ${unit} ${container}`, kind, weight: Number(weight), unit }
}

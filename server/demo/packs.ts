import { type PackKind, packKindOf } from '#domain/catalogue/pack-kind.ts'
import { formatQuantity } from '#domain/format.ts'

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

/** @throws Error when the text is not '<weight> <unit> <package>' */
export function packOf(label: string): Pack {
  const parts = /^(\d+) (kg|g|L) (.+)$/.exec(label)
  const [, weight = '', unit = '', container = ''] = parts ?? []
  const kind = packKindOf(container)
  if (!kind) throw new Error(`'${label}' is no pack`)
  return { label, title: `${formatQuantity(weight)} ${unit} ${container}`, kind, weight: Number(weight), unit }
}

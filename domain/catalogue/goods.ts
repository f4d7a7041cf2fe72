import { formatQuantity } from '../format.ts'
import { type DecimalText, isSame } from '../money.ts'
import { wordKey } from './search/words.ts'

/** The identity of an offer's goods: a change of any of these makes other goods [ORDER-3, NEGO-12]. */
export interface Goods {
  name: string
  /** The name of its material. */
  material: string
  grade: string
  /** Who made it; '' where its seller does not say, null where who saw it does not say. */
  maker: string | null
  /** The country it comes from. */
  origin: string
  form: string
  unit: string
}

export interface PackedGoods extends Goods {
  packLabel: string
  /** Units in one pack. */
  packWeight: DecimalText
}

/** The goods of an offer and their pack, alone. */
export function packedGoods(offer: PackedGoods): PackedGoods {
  const { name, material, grade, maker, origin, form, unit, packLabel, packWeight } = offer
  return { name, material, grade, maker, origin, form, unit, packLabel, packWeight }
}

/** A fact of goods that is another now, in words. */
export interface Change {
  what: string
  before: string
  after: string
}

const labels = {
  name: 'Nama',
  material: 'Bahan',
  grade: 'Grade',
  maker: 'Produsen',
  origin: 'Asal',
  form: 'Bentuk',
  unit: 'Satuan',
} as const satisfies Record<keyof Goods, string>
const facts = Object.keys(labels) as (keyof Goods)[] // as it is declared

/** The changed facts of goods. */
export function goodsChanges(before: Goods, now: Goods): Change[] {
  return facts.flatMap((fact) => {
    const [was, is] = [before[fact], now[fact]]
    if (was === null || is === null || isSpelledAlike(fact, was, is)) return []
    return changed(labels[fact], was, is)
  })
}

// one word in another spelling is no other goods
const spelled: ReadonlySet<keyof Goods> = new Set(['grade', 'maker', 'origin', 'form'])

function isSpelledAlike(fact: keyof Goods, before: string, now: string): boolean {
  return spelled.has(fact) && wordKey(before) === wordKey(now)
}

/** The changed facts of packed goods; another pack is named by its label, or by its size where only that changed. */
export function packedChanges(before: PackedGoods, now: PackedGoods): Change[] {
  const isSameLabel = wordKey(before.packLabel) === wordKey(now.packLabel)
  const label = isSameLabel ? [] : changed('Kemasan', before.packLabel, now.packLabel)
  const isSameWeight = label.length > 0 || isSame(before.packWeight, now.packWeight)
  const weight = (of: PackedGoods) => `${formatQuantity(of.packWeight)} ${of.unit}`
  const pack = isSameWeight ? label : changed('Isi kemasan', weight(before), weight(now))
  return [...goodsChanges(before, now), ...pack]
}

/** 'Grade: Food grade → Teknis; Asal: India → Tiongkok'. */
export function changesText(changes: readonly Change[]): string {
  return changes.map(({ what, before, after }) => `${what}: ${before || '–'} → ${after || '–'}`).join('; ')
}

/**
 * The words beside the name of goods: 'Asam Sitrat · Food grade · Wanfa · Tiongkok · Serbuk'; unknown facts are absent.
 */
export function goodsWords(
  goods: { [Fact in 'name' | 'material' | 'grade' | 'maker' | 'origin' | 'form']: string | null },
): string {
  const material = goods.name === goods.material ? null : goods.material
  return [material, goods.grade, goods.maker, goods.origin, goods.form].filter(Boolean).join(' · ')
}

/** A change of a text, each written so; or none. */
export function changed(
  what: string,
  before: string,
  after: string,
  write: (text: string) => string = (text) => text,
): Change[] {
  return before === after ? [] : [{ what, before: write(before), after: write(after) }]
}

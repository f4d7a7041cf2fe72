import { type PackKind, packKindOf } from '#domain/catalogue/packs/pack-kind.ts'
import { formatQuantity } from '#domain/format.ts'
import { slugOf } from '#domain/slug.ts'
import { gradeDemand, gradeName } from './grades.ts'
import type { DemoSeller, Material } from './read-materials.ts'
import { type Random, weightedKey } from './seeded-random.ts'
import { tradeVariants, variantInEnglish } from './trade-variants.ts'

/** One way a material is sold: '30–100 mesh', FCC, 25 kg sack, from Thailand. */
export interface Make {
  variant: string | null
  grade: string
  pack: Pack
  origin: string
  name: string
  nameEn: string
  slug: string
}

/** Picks `count` makes of a material for one seller, with different names. @throws Error when there are not as many */
export function makesOf(seller: DemoSeller, material: Material, count: number, random: Random): Make[] {
  const possible = possibleMakes(seller, material)
    .map((make) => ({ make, key: weightedKey(random, demandFor(seller, material, make)) }))
    .sort((one, other) => other.key - one.key)
    .map(({ make }) => make)
  const chosen: Make[] = []
  while (chosen.length < count) {
    const next = mostDifferent(possible, chosen)
    if (!next) throw new Error(`${seller.username} cannot keep ${count} makes of ${material.id}`)
    chosen.push(named(material, next, chosen))
  }
  return chosen
}

export type Unnamed = Omit<Make, 'name' | 'nameEn' | 'slug'>

/** Every make of a material that a seller could stock. */
export function possibleMakes(seller: DemoSeller, material: Material): Unnamed[] {
  const variants = [null, ...(tradeVariants[material.id] ?? [])]
  const grades = material.grades.filter((grade) => gradeDemand(seller.businessType, grade) > 0)
  const makesItself = seller.sellerType === 'producer' && material.origins.includes('Indonesia')
  const origins = makesItself ? ['Indonesia'] : material.origins
  const packs = material.packs.map(packOf).filter((pack) => pack.kind !== 'ibc' || !isSmallTrader(seller))
  return variants.flatMap((variant) =>
    grades.flatMap((grade) => packs.flatMap((pack) => origins.map((origin) => ({ variant, grade, pack, origin })))),
  )
}

function demandFor(seller: DemoSeller, material: Material, make: Unnamed): number {
  const originRank = material.origins.indexOf(make.origin)
  const packRank = material.packs.indexOf(make.pack.label)
  const sellsSmall = isSmallTrader(seller) || /kemasan kecil/i.test(seller.about)
  const bulky = make.pack.weight >= 150 && make.pack.unit !== 'g'
  const sizeDemand = isSmall(make.pack, material)
    ? sellsSmall
      ? 1.6
      : 0.35
    : bulky && sellsSmall
      ? 0.1
      : make.pack.kind === 'ibc'
        ? 5
        : 1
  // the files list the usual pack and origin first
  const usual = 0.8 ** packRank * 0.75 ** originRank
  return gradeDemand(seller.businessType, make.grade) * sizeDemand * usual
}

/** A small company with small customers and no fork-lift. */
export function isSmallTrader(seller: DemoSeller): boolean {
  return seller.name.startsWith('CV ')
}

/** A pack for trials and small workshops, when the material also comes in a larger one. */
export function isSmall(pack: Pack, material: Material): boolean {
  const largest = Math.max(...material.packs.map((label) => packOf(label).weight))
  return pack.weight * 4 <= largest && (pack.unit === 'g' || pack.weight <= 5)
}

/** The likeliest make with a new variant or grade; otherwise a new pack; otherwise a new origin. */
function mostDifferent(possible: readonly Unnamed[], chosen: readonly Make[]): Unnamed | undefined {
  const newTo = (same: (one: Unnamed, other: Unnamed) => boolean) =>
    possible.find((make) => !chosen.some((other) => same(make, other)))
  return (
    newTo(sameKind) ?? newTo(samePack) ?? newTo((one, other) => samePack(one, other) && one.origin === other.origin)
  )
}

function sameKind(one: Unnamed, other: Unnamed) {
  return one.variant === other.variant && one.grade === other.grade
}

function samePack(one: Unnamed, other: Unnamed) {
  return sameKind(one, other) && one.pack.label === other.pack.label
}

const usualGrade: Readonly<Record<number, string>> = { 2: 'food grade', 3: 'cosmetic grade' }

function named(material: Material, make: Unnamed, others: readonly Make[]): Make {
  const grade = gradeName(make.grade)
  const goesWithoutSaying =
    material.grades.length === 1 || (make.variant !== null && make.grade === usualGrade[material.categoryId])
  const size =
    others.some((other) => sameKind(make, other)) && `${formatQuantity(String(make.pack.weight))} ${make.pack.unit}`
  const from = others.some((other) => samePack(make, other)) && make.origin
  const name = [material.name, make.variant, !goesWithoutSaying && grade.tag, from ? `eks ${from}` : size]
  const nameEn = [
    material.nameEn,
    make.variant && variantInEnglish(make.variant),
    !goesWithoutSaying && grade.tagEn,
    size,
  ]
  return { ...make, name: joined(name), nameEn: joined(nameEn), slug: slugOf(joined(name)) }
}

function joined(parts: readonly (string | false | null)[]): string {
  return parts.filter(Boolean).join(' ')
}

/** One pack of a material: '25 kg sak kertas' is 25 kg in a sack. */
interface Pack {
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

import { type RawBuilder, sql } from 'kysely'
import { type Measure, measures } from '#domain/catalogue/packs/measure.ts'
import type { SearchedPack } from '#domain/catalogue/packs/searched-pack.ts'
import type { DecimalText } from '#domain/money.ts'

/** How many of a product's unit make a kilogram or a litre, for a query that names its products `p`; null for others. */
export const unitsInBase: RawBuilder<DecimalText | null> = ofUnit(({ inBase }) => sql`${sql.lit(inBase)}::numeric`)

/**
 * Whether its packs are of this size, whatever their unit; a size without a unit is one in its own unit, in kilograms
 * or in litres. False when none is requested.
 */
export function isPack(searched: SearchedPack | null): RawBuilder<boolean> {
  const { amount, inBase, base } = searched ?? { amount: null, inBase: null, base: null }
  return sql`coalesce(
    case when ${base}::text is null
      then p.pack_weight in (${amount}::numeric, ${amount}::numeric * ${unitsInBase})
      else ${baseOfUnit} = ${base}::text and p.pack_weight * ${inBase}::numeric = ${amount}::numeric * ${unitsInBase}
    end, false)`
}

/** 'kg' or 'l', by which a product's unit is compared; null for others. */
export const baseOfUnit: RawBuilder<string | null> = ofUnit(({ base }) => sql.lit(base))

function ofUnit<Value>(of: (measure: Measure) => RawBuilder<unknown>): RawBuilder<Value> {
  const cases = Object.entries(measures).map(([unit, measure]) => sql`when ${sql.lit(unit)} then ${of(measure)}`)
  return sql`case lower(p.unit) ${sql.join(cases, sql` `)} end`
}

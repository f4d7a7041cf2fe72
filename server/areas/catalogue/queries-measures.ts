import { type RawBuilder, sql } from 'kysely'
import { type Measure, measures } from '#domain/catalogue/measure.ts'
import type { DecimalText } from '#domain/money.ts'

/** How many of a product's unit make a kilogram or a litre, for a query that names its products `p`; null for others. */
export const unitsInBase: RawBuilder<DecimalText | null> = ofUnit(({ inBase }) => sql`${sql.lit(inBase)}::numeric`)

/** Whether it is a kilogram or a litre. */
export const baseOfUnit: RawBuilder<Measure['base'] | null> = ofUnit(({ base }) => sql.lit(base))

function ofUnit<Value>(of: (measure: Measure) => RawBuilder<unknown>): RawBuilder<Value> {
  const cases = Object.entries(measures).map(([unit, measure]) => sql`when ${sql.lit(unit)} then ${of(measure)}`)
  return sql`case lower(p.unit) ${sql.join(cases, sql` `)} end`
}

import { expressionBuilder } from 'kysely'
import type { DB } from '#server/platform/database.generated.ts'

/** The product columns that other areas' queries may join; no price. */
export const productFacts = expressionBuilder<DB>()
  .selectFrom('products')
  .select(['id', 'name', 'picture_version', 'unit', 'pack_label', 'pack_weight'])

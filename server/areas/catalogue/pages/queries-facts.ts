import { expressionBuilder } from 'kysely'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import type { DB } from '#server/platform/database.generated.ts'

/** The product columns that other areas' queries may join; no price. */
export const productFacts = expressionBuilder<DB>()
  .selectFrom('products')
  .select([
    'id',
    'seller_id',
    'status',
    'available',
    'version',
    'name',
    'sku',
    'material_id',
    'grade',
    'maker',
    'origin',
    'description',
    'important_info',
    'picture_version',
    'cover_photo',
    'unit',
    'pack_label',
    'pack_weight',
    'lead_days',
    'most_beyond',
  ])
  .$narrowType<{ status: ProductStatus }>()

import type { Tx } from '#server/platform/database.ts'
import type { DemoSeller } from './read-materials.ts'
import type { CompanyIds } from './seed-companies.ts'
import { shippingRatesOf } from './shipping-zones.ts'

/** Writes every seller's shipping rates. */
export async function seedShipping(tx: Tx, sellers: readonly DemoSeller[], companyId: CompanyIds): Promise<void> {
  await tx
    .insertInto('shipping_rates')
    .values(
      sellers.flatMap((seller) =>
        shippingRatesOf(seller).map(({ province, base, perUnit }) => ({
          seller_id: companyId(seller.username),
          province,
          base_amount: base,
          amount_per_unit: perUnit,
        })),
      ),
    )
    .execute()
}

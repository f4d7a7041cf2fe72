import { productCode } from '#domain/ids.ts'
import { amountText, decimal } from '#domain/money.ts'
import { uploadImport } from '#server/areas/imports/upload-import.ts'
import type { Deps } from '#server/deps.ts'
import { sellerOfPenjual } from './accounts.ts'
import { findOwners } from './demo-actors.ts'

const RISE = '1.03'

/**
 * A price list of penjual@'s that waits to be applied: most prices rise by 3 percent, one name is another one than in the
 * shop, and one price cannot be read [SHOP-4].
 */
export async function seedImports(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { sellers } = await findOwners(deps)
  const seller = sellers.get(sellerOfPenjual)
  if (!seller) throw new Error(`${sellerOfPenjual} has no owner`)
  const products = await deps.db
    .selectFrom('products as p')
    .innerJoin('product_prices as price', 'price.product_id', 'p.id')
    .select(['p.id', 'p.name', 'price.amount'])
    .where('p.seller_id', '=', seller.companyId)
    .where('p.status', '=', 'published')
    .where('price.level', '=', 1)
    .orderBy('p.id')
    .limit(8)
    .execute()
  const rows = products.map(({ id, name, amount }, index) => {
    const price = index === 5 ? 'tanya dulu' : amountText(decimal(amount).times(RISE)).replace('.', ',')
    return [productCode(id), index === 3 ? `${name} (kemasan lama)` : name, price].join(';')
  })
  const content = Buffer.from(['Kode Sentra;Nama produk;Harga', ...rows].join('\r\n'))
  await uploadImport(deps, seller, { kind: 'price', file: { name: 'harga-naik-3-persen.csv', kind: 'csv', content } })
}

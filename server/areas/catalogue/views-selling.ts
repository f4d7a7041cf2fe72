import type { OwnProduct } from '#domain/catalogue/contract-selling.ts'
import { type ProductStatus, productStatuses } from '#domain/catalogue/product-status.ts'
import { HIDDEN_PRICE } from '#domain/fields.ts'
import { productCode } from '#domain/ids.ts'
import { quantityText } from '#domain/money.ts'
import type { StatusChange } from './change-product-status.ts'
import type { OwnPage } from './list-own-products.ts'
import { pictureUrl } from './picture.ts'
import type { OwnProductRow } from './queries-selling.ts'

/** pusat-seller/produk/daftar [SELLER-1]. */
export function ownPageView({ products, running, total, counts }: OwnPage) {
  return {
    produk: products.map((row) => ownProduct(row, running && (running.get(row.id) ?? 0))),
    total,
    jumlah: countsByStatus(counts),
  }
}

function countsByStatus(counts: OwnPage['counts']): Record<ProductStatus, number> {
  const none = Object.fromEntries(productStatuses.map((status) => [status, 0])) as Record<ProductStatus, number>
  return { ...none, ...Object.fromEntries(counts.map(({ status, all }) => [status, all])) }
}

function ownProduct(row: OwnProductRow, running: number | null): OwnProduct {
  return {
    produk_id: row.id,
    produk_id_url: productCode(row.id),
    produk_nama: row.name,
    produk_foto: pictureUrl(row.id, row.pictureVersion),
    produk_kemasan: row.packLabel,
    produk_satuan: row.unit,
    kategori_nama: row.categoryName,
    produk_harga_satuan: row.amount ?? HIDDEN_PRICE,
    produk_stok: quantityText(row.unitsInStock),
    produk_tersedia: row.available,
    produk_negotiable: row.negotiable ? 'yes' : 'no',
    status: row.status,
    nego_berjalan: running,
  }
}

export function statusChangeView({ productId, status, ended }: StatusChange) {
  return { produk_id: productId, status, nego_berakhir: ended }
}

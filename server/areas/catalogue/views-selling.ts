import { productStatus, type WireProductStatus } from '#domain/catalogue/codec.ts'
import type { OwnProduct } from '#domain/catalogue/contract-selling.ts'
import { type ProductStatus, productStatuses } from '#domain/catalogue/product-status.ts'
import { counts, visibleAmount } from '#domain/codec.ts'
import { productCode } from '#domain/ids.ts'
import { quantityText } from '#domain/money.ts'
import type { StatusChange } from './change-product-status.ts'
import type { OwnPage } from './list-own-products.ts'
import { pictureUrl } from './picture.ts'
import type { OwnProductRow } from './queries-selling.ts'

/** pusat-seller/produk/daftar [SELLER-1]. */
export function ownPageView({ products, running, total, counts: found }: OwnPage) {
  return {
    produk: products.map((row) => ownProduct(row, running && (running.get(row.id) ?? 0))),
    total,
    jumlah: countsView(found),
  }
}

function countsView(found: OwnPage['counts']): Record<WireProductStatus, number> {
  const none = Object.fromEntries(productStatuses.map((status) => [status, 0])) as Record<ProductStatus, number>
  return counts(productStatus).encode({ ...none, ...Object.fromEntries(found.map(({ status, all }) => [status, all])) })
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
    produk_harga_satuan: visibleAmount.encode(row.amount),
    produk_stok: quantityText(row.unitsInStock),
    produk_tersedia: row.available,
    produk_negotiable: row.negotiable ? 'yes' : 'no',
    status: productStatus.encode(row.status),
    nego_berjalan: running,
  }
}

export function statusChangeView({ productId, status, ended }: StatusChange) {
  return { produk_id: productId, status: productStatus.encode(status), nego_berakhir: ended }
}

import { lineAmount, sumOf } from '#domain/cart/amounts.ts'
import type { CartLine, CartSeller } from '#domain/cart/contract.ts'
import { HIDDEN_PRICE } from '#domain/fields.ts'
import { productCode } from '#domain/ids.ts'
import { quantityText } from '#domain/money.ts'
import { stateLabel } from '#domain/negotiations/state.ts'
import { pictureUrl } from '#server/areas/catalogue/public.ts'
import type { LineNego } from './line-nego.ts'
import type { PricedLine, SellerLines } from './sort-by-seller.ts'

/** keranjang/daftar: the cart by seller [CART-7]. */
export function cartView(sellers: readonly SellerLines[]): { seller: CartSeller[]; total: string } {
  return { seller: sellers.map(sellerView), total: totalOf(sellers) }
}

/** keranjang/shortcut: the lines as the header's dropdown lists them [HEAD-7]. */
export function shortcutView(sellers: readonly SellerLines[]): {
  keranjang: CartLine[]
  keranjang_harga_total: string
} {
  return {
    keranjang: sellers.flatMap((one) => one.lines.map(lineView)),
    keranjang_harga_total: totalOf(sellers),
  }
}

function sellerView({ seller, obstacle, lines }: SellerLines): CartSeller {
  return {
    seller_id: seller.id,
    seller_nama: seller.name,
    seller_username: seller.username,
    seller_kota: seller.city,
    halangan: obstacle?.sentence ?? null,
    produk: lines.map(lineView),
    subtotal: sumOf(lines.flatMap(amountOf)),
  }
}

function lineView(line: PricedLine): CartLine {
  const { product } = line
  const [amount = HIDDEN_PRICE] = amountOf(line)
  return {
    cart_id: line.id,
    produk_id: product.productId,
    produk_id_url: productCode(product.productId),
    produk_nama: product.name,
    produk_foto: pictureUrl(product.productId, product.pictureVersion),
    produk_total_satuan: quantityText(line.units),
    produk_satuan: product.unit,
    produk_harga_satuan: line.unitPrice ?? HIDDEN_PRICE,
    produk_berat: quantityText(product.packWeight),
    produk_kemasan: product.packLabel,
    produk_jumlah_min_beli: quantityText(product.minPurchase),
    subtotal: amount,
    produk_harga_normal: line.normalPrice ?? HIDDEN_PRICE,
    ...negoView(line.nego),
    halangan: line.obstacle?.sentence ?? null,
  }
}

function negoView(nego: LineNego | null) {
  return {
    nego_count: nego?.state ? nego.count : 0,
    nego_status: nego?.state ? stateLabel(nego.state) : null,
    nego_id: nego?.id ?? null,
    nego_harga: nego?.agreement?.price ?? null,
    nego_berlaku: nego?.effect?.holds ?? false,
    nego_berlaku_sampai: nego?.agreement?.validUntil.toISOString() ?? null,
    nego_keterangan: nego?.effect?.notice ?? null,
  }
}

/** Lines whose price is hidden add nothing. */
function totalOf(sellers: readonly SellerLines[]): string {
  return sumOf(sellers.flatMap((one) => one.lines.flatMap(amountOf)))
}

function amountOf({ units, unitPrice }: PricedLine): string[] {
  return unitPrice === null ? [] : [lineAmount(units, unitPrice)]
}

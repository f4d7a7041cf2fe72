import { HIDDEN_PRICE } from '#domain/fields.ts'
import { quantityText } from '#domain/money.ts'
import type { QuotedSeller } from '#domain/orders/contract.ts'
import { pictureUrl } from '#server/areas/catalogue/public.ts'
import type { Quote, QuotedLine, SellerQuote } from './quote.ts'

/** checkout/rincian: what the ticked lines cost now [ORDER-1]. */
export function quoteView({ sellers, total, addressId }: Quote & { addressId: string | null }) {
  return { seller: sellers.map(sellerView), alamat_id: addressId, total }
}

function sellerView({ seller, paymentTypes, lines, amounts, shipping, obstacle }: SellerQuote): QuotedSeller {
  return {
    seller_id: seller.id,
    seller_nama: seller.name,
    seller_username: seller.username,
    pkp: seller.isPkp,
    tipe_pembayaran: paymentTypes.map(({ code, label }) => ({ kode: code, nama: label })),
    produk: lines.map(lineView),
    rincian: {
      barang: amounts.goods,
      ongkir: amounts.shipping,
      dpp: amounts.taxBase,
      ppn: amounts.tax,
      total: amounts.total,
    },
    ongkir_keterangan: shipping.explanation,
    halangan: obstacle?.sentence ?? null,
  }
}

function lineView({ id, product, units, unitPrice, amounts }: QuotedLine): QuotedSeller['produk'][number] {
  return {
    cart_id: id,
    produk_id: product.productId,
    produk_nama: product.name,
    produk_foto: pictureUrl(product.productId, product.pictureVersion),
    produk_satuan: product.unit,
    produk_kemasan: product.packLabel,
    jumlah_satuan: quantityText(units),
    harga_satuan: unitPrice ?? HIDDEN_PRICE,
    subtotal: unitPrice === null ? HIDDEN_PRICE : amounts.amount,
    ppn: amounts.tax,
  }
}

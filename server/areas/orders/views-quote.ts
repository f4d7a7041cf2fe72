import { visibleAmount } from '#domain/codec.ts'
import { quantityText } from '#domain/money.ts'
import { creditLeft, creditObstacle } from '#domain/orders/credit.ts'
import type { CheckoutQuote, QuotedSeller } from '#domain/orders/shapes.ts'
import { pictureUrl } from '#server/areas/catalogue/public.ts'
import type { FindCredit } from './find-credits.ts'
import type { QuotedLine, SellerQuote } from './quote.ts'
import type { ShownQuote } from './quote-checkout.ts'

/** checkout/rincian: what the ticked lines cost now [ORDER-1]. */
export function quoteView(quote: ShownQuote): CheckoutQuote {
  return {
    seller: quote.sellers.map((one) => sellerView(one, quote.creditOf)),
    alamat_id: quote.addressId,
    voucher: quote.vouchers.map(({ voucher, obstacle }) => ({
      voucher_id: voucher.id,
      kode: voucher.code,
      nama: voucher.title,
      nilai: voucher.amount,
      min_belanja: voucher.minSpend,
      berlaku_sampai: voucher.validUntil.toISOString(),
      halangan: obstacle?.sentence ?? null,
    })),
    voucher_id: quote.voucherId,
    voucher_potongan: quote.discount,
    total: quote.total,
    poin: quote.points,
    perlu_persetujuan: quote.approval,
  }
}

function sellerView(
  { seller, paymentTypes, lines, amounts, shipping, obstacle }: SellerQuote,
  creditOf: FindCredit,
): QuotedSeller {
  return {
    seller_id: seller.id,
    seller_nama: seller.name,
    seller_username: seller.username,
    pkp: seller.isPkp,
    tipe_pembayaran: paymentTypes.map(({ code, label }) => ({
      kode: code,
      nama: label,
      sisa_kredit: creditLeft(creditOf(seller.id, code)),
      halangan: creditObstacle(creditOf(seller.id, code), amounts.total, seller.name)?.sentence ?? null,
    })),
    produk: lines.map(lineView),
    rincian: {
      barang: amounts.goods,
      ongkir: amounts.shipping,
      dpp: amounts.taxBase,
      ppn: amounts.tax,
      voucher: amounts.voucher,
      total: amounts.total,
    },
    ongkir_keterangan: shipping.explanation,
    halangan: obstacle?.sentence ?? null,
  }
}

function lineView({
  id,
  product,
  units,
  unitPrice,
  normalPrice,
  nego,
  amounts,
}: QuotedLine): QuotedSeller['produk'][number] {
  return {
    cart_id: id,
    produk_id: product.productId,
    produk_nama: product.name,
    produk_foto: pictureUrl(product.productId, product.pictureVersion),
    produk_satuan: product.unit,
    produk_kemasan: product.packLabel,
    jumlah_satuan: quantityText(units),
    harga_satuan: visibleAmount.encode(unitPrice),
    harga_normal: visibleAmount.encode(normalPrice),
    nego_keterangan: nego?.effect?.notice ?? null,
    subtotal: visibleAmount.encode(unitPrice === null ? null : amounts.amount),
    ppn: amounts.tax,
  }
}

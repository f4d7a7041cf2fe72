import type { Category, ProductCard, ProductDetail, SellerCard, Suggestion } from '#domain/catalogue/contract.ts'
import { productQuestion } from '#domain/catalogue/question.ts'
import { HIDDEN_PRICE } from '#domain/fields.ts'
import { productCode } from '#domain/ids.ts'
import { quantityText } from '#domain/money.ts'
import { paymentTypeLabel } from '#domain/subscriptions/payment-type.ts'
import { pictureUrl, pictureUrls } from './picture.ts'
import type { CardRow } from './queries-cards.ts'
import type { DetailRow } from './queries-detail.ts'
import type { Facet } from './queries-facets.ts'
import type { CategoryRow, SellerDetailRow, SellerRow } from './queries-sellers.ts'

export function productCard(row: CardRow): ProductCard {
  return {
    produk_id: row.id,
    produk_id_url: productCode(row.id),
    produk_nama: row.name,
    produk_foto: pictureUrl(row.id, row.picture_version),
    produk_harga_satuan: row.amount ?? HIDDEN_PRICE,
    produk_satuan: row.unit,
    produk_berat: quantityText(row.pack_weight),
    produk_jumlah_min_beli: quantityText(row.min_purchase),
    produk_jumlah_min_nego: quantityText(row.min_nego),
    produk_origin: row.origin,
    produk_negotiable: row.negotiable ? 'yes' : 'no',
    produk_grade: row.grade,
    produk_kemasan: row.pack_label,
    produk_tersedia: row.available,
    kategori_id: row.category_id,
    seller_nama: row.seller_name,
    seller_id: row.seller_id,
    seller_username: row.seller_username,
    seller_lang: row.subscription_status === 'A',
    seller_lang_status: row.subscription_status,
    seller_kurs: row.exchange_rate,
    company_id: row.seller_id,
  }
}

export function productDetail(row: DetailRow): ProductDetail {
  const card = productCard(row)
  return {
    ...card,
    produk_foto: pictureUrls(row.id, row.picture_version),
    produk_deskripsi: row.description,
    produk_info_penting: row.important_info,
    produk_nama_inggris: row.name_english,
    produk_cas: row.cas_number,
    produk_e_number: row.e_number,
    produk_inci: row.inci,
    produk_bentuk: row.form,
    produk_fungsi: row.functions,
    produk_sinonim: row.synonyms,
    produk_masa_simpan: row.shelf_life_months,
    produk_penyimpanan: row.storage,
    produk_bahaya: row.hazard,
    produk_halal_kritis: row.halal_critical,
    produk_kode_hs: row.hs_code,
    produk_stok: card.seller_lang ? quantityText(row.units_in_stock) : null,
    kategori_nama: row.category_name,
    seller_chat: row.seller_phone,
    text_chat: productQuestion(row.seller_name, row.name),
    seller_kota: row.seller_city,
    seller_tipe: row.seller_type,
    tipe_pembayaran: row.payment_codes.map(paymentTypeLabel),
  }
}

export function suggestion(row: CardRow): Suggestion {
  const card = productCard(row)
  return {
    produk_id: card.produk_id,
    produk_id_url: card.produk_id_url,
    produk_nama: card.produk_nama,
    produk_foto: card.produk_foto,
    seller_nama: card.seller_nama,
    seller_lang: card.seller_lang,
    produk_harga_satuan: card.produk_harga_satuan,
    produk_satuan: card.produk_satuan,
  }
}

export function sellerCard(row: SellerRow): SellerCard {
  return {
    seller_id: row.id,
    seller_username: row.username,
    seller_nama: row.name,
    seller_tipe: row.seller_type,
    seller_kota: row.city,
    seller_provinsi: row.province,
    seller_deskripsi: row.about,
    seller_lang: row.subscription_status === 'A',
    seller_lang_status: row.subscription_status,
    jumlah_produk: row.product_count,
    kategori: row.category_ids,
  }
}

export function sellerDetail(row: SellerDetailRow) {
  return {
    ...sellerCard(row),
    seller_alamat: row.address,
    seller_chat: row.phone,
    tipe_pembayaran: row.payment_codes.map(paymentTypeLabel),
    etalase: row.showcases,
  }
}

export function category({ id, name, count }: CategoryRow): Category {
  return { kategori_id: id, nama: name, jumlah: count }
}

/** Filter values with their counts; values that would leave nothing are left out. */
export function facetLists(facets: readonly Facet[]) {
  const listed = (of: Facet['of']) =>
    facets
      .filter((facet) => facet.of === of && facet.count > 0)
      .map(({ value, name, count }) => ({
        nilai: value ?? '',
        nama: name ?? sellerTypeName(value ?? ''),
        jumlah: count,
      }))
  return {
    kategori: listed('category'),
    tipe_seller: listed('type'),
    grade: listed('grade'),
    seller: listed('seller'),
    subscribed: facets.find((facet) => facet.of === 'subscribed')?.count ?? 0,
  }
}

/** 'Importir' of 'importir'. */
function sellerTypeName(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1)
}

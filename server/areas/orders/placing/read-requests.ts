import type { ReadBodyOf } from '#domain/call.ts'
import type { contract } from '#domain/contract.ts'
import { orderScope, orderState } from '#domain/orders/codec.ts'
import { receivableAge } from '#domain/receivables/receivable-age.ts'
import { paymentState } from '#domain/receivables/standing.ts'
import type { OrderSearch } from '../list-orders.ts'
import type { OrderRequest } from './place-orders.ts'

type Calls = typeof contract.orders

export function readOrderRequest(body: ReadBodyOf<Calls['place']>): OrderRequest {
  return {
    key: body.kunci,
    addressId: body.alamat_id,
    lineIds: body.cart_id,
    sellers: body.seller.map((choice) => ({
      sellerId: choice.seller_id,
      paymentType: choice.tipe_pembayaran,
      note: choice.catatan || null,
      poNumber: choice.no_po || null,
      wantedDay: choice.tanggal_kirim_diminta ?? null,
      accepted: (choice.pesan_dulu ?? []).map((line) => ({
        lineId: line.cart_id,
        units: line.jumlah,
        days: line.hari_kerja,
      })),
    })),
    voucherId: body.voucher_id ?? null,
    shopVoucherIds: body.voucher_toko ?? [],
    pickups: body.ambil_sendiri ?? [],
    total: body.total,
    seen: (body.dilihat ?? []).map((line) => ({
      id: line.cart_id,
      name: line.produk_nama,
      material: line.bahan,
      grade: line.grade,
      maker: line.produsen ?? null,
      origin: line.asal,
      form: line.bentuk,
      packLabel: line.produk_kemasan,
      packWeight: line.produk_berat,
      unit: line.produk_satuan,
      units: line.jumlah_satuan,
      price: line.harga_satuan ?? null,
    })),
  }
}

export function readSearch(body: ReadBodyOf<Calls['list']>): OrderSearch {
  return { ...readFilter(body), page: body.halaman, perPage: body.per_halaman }
}

type Filtered = Omit<ReadBodyOf<Calls['list']>, 'halaman' | 'per_halaman'>

export function readFilter(body: Filtered): Omit<OrderSearch, 'page' | 'perPage'> {
  return {
    state: body.status && orderState.decode(body.status),
    scope: body.lingkup && orderScope.decode(body.lingkup),
    age: body.umur && receivableAge.decode(body.umur),
    payment: body.bayar && paymentState.decode(body.bayar),
    productId: body.produk_id,
    keyword: body.keyword,
    firstDay: body.dari,
    lastDay: body.sampai,
  }
}

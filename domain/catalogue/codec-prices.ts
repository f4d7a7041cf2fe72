import { type EnglishOf, list, record } from '../codec.ts'
import type {
  WireLevelRoom,
  WireListedPrice,
  WirePriceChange,
  WirePriceCustomer,
  WirePriceDetail,
  WirePricedProduct,
  WirePriceList,
  WirePriceListContents,
  WirePriceLists,
  WirePriceRule,
} from './contract-prices.ts'

const pricedProduct = record<WirePricedProduct>()({
  id: 'produk_id',
  name: 'produk_nama',
  sku: 'produk_sku',
  picture: 'produk_foto',
  packLabel: 'produk_kemasan',
  unit: 'produk_satuan',
  levels: ['level', list(record<WirePricedProduct['level'][number]>()({ level: 'level', amount: 'harga' }))],
  tiers: 'bertingkat',
  planned: 'rencana',
  customers: 'pelanggan',
})
export type PricedProduct = EnglishOf<typeof pricedProduct>

/** A page of the seller's products with their prices. */
export const pricedPage = record<{ produk: WirePricedProduct[]; total: number }>()({
  products: ['produk', list(pricedProduct)],
  total: 'total',
})

const rule = record<WirePriceRule>()({
  id: 'aturan_id',
  level: 'level',
  listId: 'daftar_id',
  listName: 'daftar_nama',
  customer: 'pelanggan_nama',
  from: 'mulai',
  amount: 'harga',
  firstDay: 'dari',
  lastDay: 'sampai',
  holds: 'berlaku',
})

const change = record<WirePriceChange>()({
  at: 'pada',
  by: 'oleh',
  listName: 'daftar_nama',
  what: 'apa',
  before: 'sebelum',
  after: 'sesudah',
})

const customer = record<WirePriceCustomer>()({ id: 'pelanggan_id', name: 'pelanggan_nama' })

/** All prices of one of the seller's products. */
export const priceDetail = record<WirePriceDetail>()({
  id: 'produk_id',
  name: 'produk_nama',
  unit: 'produk_satuan',
  minPurchase: 'produk_jumlah_min_beli',
  version: 'versi',
  salesLimit: 'batas_sales',
  levels: [
    'level',
    list(record<WirePriceDetail['level'][number]>()({ level: 'level', amount: 'harga', since: 'sejak' })),
  ],
  rules: ['aturan', list(rule)],
  history: ['riwayat', list(change)],
  customers: ['pelanggan', list(customer)],
})
export type PriceDetail = EnglishOf<typeof priceDetail>

const priceList = record<WirePriceList>()({
  id: 'daftar_id',
  name: 'daftar_nama',
  customerId: 'pelanggan_id',
  customer: 'pelanggan_nama',
  firstDay: 'dari',
  lastDay: 'sampai',
  version: 'versi',
  products: 'jumlah_produk',
  room: 'ruang_persen',
  holds: 'berlaku',
})
export type PriceList = EnglishOf<typeof priceList>

/** The price lists of single customers. */
export const priceLists = record<WirePriceLists>()({
  lists: ['daftar', list(priceList)],
  customers: ['pelanggan', list(customer)],
})
export type PriceLists = EnglishOf<typeof priceLists>

/** By how many percent the prices of a level may rise until one is dearer than level 1. */
export const levelRoom = record<WireLevelRoom>()({ level: 'level', room: 'ruang_persen' })

const listedPrice = record<WireListedPrice>()({
  ruleId: 'aturan_id',
  productId: 'produk_id',
  name: 'produk_nama',
  unit: 'produk_satuan',
  version: 'versi',
  from: 'mulai',
  amount: 'harga',
  usual: 'harga_daftar',
})
export type ListedPrice = EnglishOf<typeof listedPrice>

/** One of them, with a part of its prices. */
export const priceListContents = record<WirePriceListContents>()({
  list: ['daftar', priceList],
  prices: ['harga', list(listedPrice)],
  next: 'berikut',
})

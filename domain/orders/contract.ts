import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { provinces } from '../companies/provinces.ts'
import { amount, idText, instant, keyword, ownCompany, ownUser, page, pageSize } from '../fields.ts'
import { orderStates } from './state.ts'

const orderState = z.enum(orderStates)

const paymentType = z.object({
  /** What is sent back: 'transfer', 'cod', 'tempo-30'. */
  kode: z.string(),
  nama: z.string(),
})

const amounts = z.object({
  barang: z.string(),
  ongkir: z.string(),
  /** DPP nilai lain: the base the tax is computed on. */
  dpp: z.string(),
  ppn: z.string(),
  /** What a voucher pays of it; '0.00' without one. */
  voucher: z.string(),
  /** What the buyer pays. */
  total: z.string(),
})

const quotedLine = z.object({
  cart_id: z.string(),
  produk_id: z.number().int(),
  produk_nama: z.string(),
  produk_foto: z.string(),
  produk_satuan: z.string(),
  produk_kemasan: z.string(),
  jumlah_satuan: z.string(),
  harga_satuan: z.string(),
  /** Differs from harga_satuan where an agreed price counts. */
  harga_normal: z.string(),
  /** What the buyer is told about an agreed price. */
  nego_keterangan: z.string().nullable(),
  subtotal: z.string(),
  ppn: z.string(),
})

const quotedSeller = z.object({
  seller_id: z.string(),
  seller_nama: z.string(),
  seller_username: z.string(),
  pkp: z.boolean(),
  tipe_pembayaran: z.array(paymentType),
  produk: z.array(quotedLine),
  rincian: amounts,
  /** 'Gratis ongkir ke Jawa Barat', or how the shipping was computed. */
  ongkir_keterangan: z.string(),
  halangan: z.string().nullable(),
})
export type QuotedSeller = z.infer<typeof quotedSeller>

const quotedVoucher = z.object({
  voucher_id: z.string(),
  kode: z.string(),
  nama: z.string(),
  nilai: z.string(),
  min_belanja: z.string(),
  berlaku_sampai: instant,
  /** Why it cannot be used for these lines, or null. */
  halangan: z.string().nullable(),
})

const quote = z.object({
  seller: z.array(quotedSeller),
  alamat_id: z.string().nullable(),
  /** The company's unused vouchers. */
  voucher: z.array(quotedVoucher),
  /** The one that is taken off; null where none was chosen, or the chosen one cannot be used. */
  voucher_id: z.string().nullable(),
  voucher_potongan: z.string(),
  /** What the buyer pays for everything. */
  total: z.string(),
  /** Points the orders earn once they are completed. */
  poin: z.number().int(),
  /** Why the orders will wait for approval, or null. */
  perlu_persetujuan: z.string().nullable(),
})
export type CheckoutQuote = z.infer<typeof quote>

const address = z.object({
  alamat_id: z.string(),
  label: z.string(),
  penerima: z.string(),
  telepon: z.string(),
  alamat: z.string(),
  kota: z.string(),
  provinsi: z.string(),
  kode_pos: z.string(),
  utama: z.boolean(),
})
export type Address = z.infer<typeof address>

const requiredText = (name: string, max: number) =>
  z
    .string({ error: `${name} harus diisi.` })
    .trim()
    .min(1, { error: `${name} harus diisi.` })
    .max(max, { error: `${name} paling panjang ${max} karakter.` })

export const addressBody = z.object({
  label: requiredText('Nama alamat', 40),
  penerima: requiredText('Nama penerima', 80),
  telepon: z
    .string({ error: 'Nomor telepon harus diisi.' })
    .trim()
    .regex(/^\+?[0-9][0-9 -]{7,18}$/, { error: 'Nomor telepon tidak valid.' }),
  alamat: requiredText('Alamat', 200),
  kota: requiredText('Kota', 60),
  provinsi: z.enum(provinces, { error: 'Pilih salah satu provinsi.' }),
  kode_pos: z
    .string({ error: 'Kode pos harus diisi.' })
    .trim()
    .regex(/^\d{5}$/, { error: 'Kode pos terdiri dari 5 angka.' }),
})

export type AddressBody = z.output<typeof addressBody>

const orderSummary = z.object({
  transaksi_id: z.string(),
  nomor: z.string(),
  status: orderState,
  status_nama: z.string(),
  /** The other side: the seller to a buyer, the buyer to a seller. */
  mitra_nama: z.string(),
  mitra_username: z.string(),
  tanggal: instant,
  jumlah_produk: z.number().int(),
  produk_pertama: z.string(),
  foto_pertama: z.string(),
  total: z.string(),
  tipe_pembayaran: z.string(),
  /** Who placed it. */
  pemesan: z.string(),
})
export type OrderSummary = z.infer<typeof orderSummary>

const allowed = z.object({ boleh: z.boolean(), alasan: z.string().nullable() })

const orderDetail = orderSummary.extend({
  versi: z.number().int(),
  catatan: z.string().nullable(),
  alamat: address.omit({ alamat_id: true, utama: true }),
  produk: z.array(
    z.object({
      produk_id: z.number().int(),
      produk_id_url: z.string(),
      produk_nama: z.string(),
      produk_foto: z.string(),
      produk_kemasan: z.string(),
      produk_satuan: z.string(),
      jumlah_satuan: z.string(),
      harga_satuan: z.string(),
      subtotal: z.string(),
      dpp: z.string(),
      ppn: z.string(),
      /** Where the price was agreed in a negotiation: 'harga kesepakatan' (a deal) or 'harga nego'. */
      nego: z
        .object({ nego_id: z.string(), deal: z.boolean(), keterangan: z.string(), harga_awal: z.string() })
        .nullable(),
    }),
  ),
  rincian: amounts,
  pkp: z.boolean(),
  /** The tax rate in force when the order was placed: '12'. */
  tarif_ppn: z.string(),
  pengiriman: z.object({ kurir: z.string().nullable(), resi: z.string().nullable() }),
  linimasa: z.array(
    z.object({
      status: orderState,
      keterangan: z.string(),
      oleh: z.string(),
      waktu: instant,
      alasan: z.string().nullable(),
    }),
  ),
  /** What the viewer may do now, and why not. */
  can: z.object({
    setujui: allowed,
    tolak: allowed,
    konfirmasi: allowed,
    kirim: allowed,
    selesai: allowed,
    batal: allowed,
    pesan_lagi: allowed,
  }),
})
export type OrderDetail = z.infer<typeof orderDetail>

const day = z.iso
  .date({ error: 'Tanggal tidak valid.' })
  .refine((text) => text >= '2000-01-01' && text < '2100-01-01', { error: 'Tanggal tidak valid.' })
const orderList = z.object({
  status: orderState.optional(),
  keyword: keyword.optional(),
  /** First and last day in Asia/Jakarta, both included. */
  dari: day.optional(),
  sampai: day.optional(),
  halaman: page,
  per_halaman: pageSize,
})
const orderListAnswer = answers(
  z.object({
    transaksi: z.array(orderSummary),
    total: z.number().int(),
    halaman: z.number().int(),
    per_halaman: z.number().int(),
    /** How many orders are in each state, whatever the filter. */
    jumlah: z.record(orderState, z.number().int()),
  }),
)

const selection = {
  company_id: ownCompany,
  cart_id: z.array(idText).min(1, { error: 'Pilih setidaknya satu produk.' }).max(200),
  alamat_id: idText.nullish(),
  voucher_id: idText.nullish(),
}
const reason = requiredText('Alasan', 200)
const oneOrder = { transaksi_id: idText, versi: z.number().int().min(0) }

export const orderCalls = {
  quote: defineCall({
    path: 'checkout/rincian',
    summary: 'What the ticked lines cost now, by seller, with shipping and tax',
    access: 'buyer',
    permission: 'order.place',
    body: z.object(selection),
    answer: answers(quote),
  }),
  place: defineCall({
    path: 'checkout/buat',
    summary: 'Place one order a seller; the same key gives the same orders',
    access: 'buyer',
    permission: 'order.place',
    body: z.object({
      ...selection,
      alamat_id: idText,
      user_id: ownUser,
      kunci: z.uuid({ error: 'Kunci permintaan tidak valid.' }),
      /** Payment type and note for each seller. */
      seller: z
        .array(
          z.object({
            seller_id: idText,
            tipe_pembayaran: z.string().min(1).max(20),
            catatan: z.string().trim().max(200, { error: 'Catatan paling panjang 200 karakter.' }).nullish(),
          }),
        )
        .min(1)
        .max(50)
        .refine((choices) => new Set(choices.map((choice) => choice.seller_id)).size === choices.length, {
          error: 'Setiap seller hanya boleh disebut sekali.',
        }),
      /** The total the page showed; when it differs now, the buyer is asked again (ORDER-3). */
      total: amount,
    }),
    answer: answers(
      z.object({
        transaksi: z.array(z.object({ transaksi_id: z.string(), nomor: z.string(), total: z.string() })),
        /** The orders were above the purchaser's limit and wait for a colleague. */
        menunggu_persetujuan: z.boolean(),
      }),
    ),
  }),
  list: defineCall({
    path: 'transaksi/daftar',
    summary: "The buyer company's orders",
    access: 'buyer',
    permission: 'order.read',
    body: orderList,
    answer: orderListAnswer,
  }),
  detail: defineCall({
    path: 'transaksi/detail',
    summary: 'One order of the buyer company',
    access: 'buyer',
    permission: 'order.read',
    body: z.object({ transaksi_id: idText }),
    answer: answers(orderDetail),
  }),
  approve: defineCall({
    path: 'transaksi/setujui',
    summary: "Approve a colleague's order: the seller is told of it",
    access: 'buyer',
    permission: 'order.approve',
    body: z.object(oneOrder),
    answer: answers(orderDetail),
  }),
  refuse: defineCall({
    path: 'transaksi/tolak',
    summary: "Refuse a colleague's order with a reason; the stock returns",
    access: 'buyer',
    permission: 'order.approve',
    body: z.object({ ...oneOrder, alasan: reason }),
    answer: answers(orderDetail),
  }),
  receive: defineCall({
    path: 'transaksi/terima',
    summary: 'The buyer confirms receipt: the order is complete',
    access: 'buyer',
    permission: 'order.receive',
    body: z.object(oneOrder),
    answer: answers(orderDetail),
  }),
  cancel: defineCall({
    path: 'transaksi/batal',
    summary: 'The buyer cancels while the seller has not confirmed',
    access: 'buyer',
    permission: 'order.cancel',
    body: z.object({ ...oneOrder, alasan: reason }),
    answer: answers(orderDetail),
  }),
  reorder: defineCall({
    path: 'transaksi/pesan-lagi',
    summary: 'Put what an order held into the cart again',
    access: 'buyer',
    permission: 'cart.change',
    body: z.object({ transaksi_id: idText }),
    answer: answers(z.object({ ditambahkan: z.number().int(), dilewati: z.array(z.string()) })),
  }),
  sales: defineCall({
    path: 'pusat-seller/pesanan/daftar',
    summary: "The seller's orders",
    access: 'seller',
    permission: 'sales.read',
    body: orderList,
    answer: orderListAnswer,
  }),
  sale: defineCall({
    path: 'pusat-seller/pesanan/detail',
    summary: 'One order of the seller',
    access: 'seller',
    permission: 'sales.read',
    body: z.object({ transaksi_id: idText }),
    answer: answers(orderDetail),
  }),
  confirmSale: defineCall({
    path: 'pusat-seller/pesanan/konfirmasi',
    summary: 'The seller accepts an order',
    access: 'seller',
    permission: 'sales.confirm',
    body: z.object(oneOrder),
    answer: answers(orderDetail),
  }),
  shipSale: defineCall({
    path: 'pusat-seller/pesanan/kirim',
    summary: 'The seller has handed the goods to a carrier',
    access: 'seller',
    permission: 'sales.ship',
    body: z.object({
      ...oneOrder,
      kurir: requiredText('Kurir', 60),
      resi: z.string().trim().max(60, { error: 'Nomor resi paling panjang 60 karakter.' }).nullish(),
    }),
    answer: answers(orderDetail),
  }),
  completeSale: defineCall({
    path: 'pusat-seller/pesanan/selesai',
    summary: 'The seller records the delivery as complete',
    access: 'seller',
    permission: 'sales.confirm',
    body: z.object(oneOrder),
    answer: answers(orderDetail),
  }),
  cancelSale: defineCall({
    path: 'pusat-seller/pesanan/batal',
    summary: 'The seller cancels with a reason; the stock returns',
    access: 'seller',
    permission: 'sales.cancel',
    body: z.object({ ...oneOrder, alasan: reason }),
    answer: answers(orderDetail),
  }),
  salesSummary: defineCall({
    path: 'pusat-seller/ringkasan',
    summary: 'What the seller sees first: orders waiting, in work, and revenue of this month',
    access: 'seller',
    permission: 'sales.read',
    body: z.object({}),
    answer: answers(
      z.object({
        jumlah: z.record(orderState, z.number().int()),
        nilai_bulan_ini: z.string(),
        pesanan_bulan_ini: z.number().int(),
        produk_aktif: z.number().int(),
        produk_habis: z.number().int(),
        pelanggan_aktif: z.number().int(),
      }),
    ),
  }),
  addresses: defineCall({
    path: 'alamat/daftar',
    summary: "The buyer company's delivery addresses",
    access: 'buyer',
    body: z.object({ company_id: ownCompany }),
    answer: answers(z.array(address)),
  }),
  addAddress: defineCall({
    path: 'alamat/tambah',
    summary: 'Add a delivery address',
    access: 'buyer',
    permission: 'address.change',
    body: addressBody.extend({ company_id: ownCompany }),
    answer: answers(address),
  }),
}

import { afterAll, expect, it } from 'vitest'
import type { Caller, Person } from '../actor.ts'
import type { Product } from '../product-factories.ts'
import { aTrade } from '../scenes/negotiating.ts'
import { fillCart } from '../scenes/ordering.ts'
import { openPushService } from '../servers/push-service.ts'
import { openWorld } from '../world.ts'

const pushService = await openPushService()
afterAll(pushService.close)
const world = await openWorld({ settings: { PUSH_TEST_SERVICE: pushService.origin } })
const visitor = world.aVisitor()

const text = expect.any(String)
const decimal = expect.stringMatching(/^\d+\.\d{2}$/)
const success = { status: 'success' }

interface Scene {
  buyer: Person
  seller: Person
  product: Product
  cartId: string
}

interface SpecifiedCall {
  path: string
  /** All that the screens send, by the names that were given. */
  body: (scene: Scene) => unknown
  /** The used part of the answer. */
  answer: unknown
  as?: 'visitor'
}

const aProduct = {
  produk_id: expect.any(Number),
  produk_id_url: text,
  produk_nama: text,
  produk_foto: text,
  produk_harga_satuan: 'NA',
  produk_satuan: text,
  produk_berat: text,
  produk_jumlah_min_beli: text,
  produk_jumlah_min_nego: text,
  produk_origin: text,
  produk_negotiable: 'yes',
  seller_nama: text,
  seller_id: text,
  seller_username: text,
  seller_lang: false,
}

/** The calls that the screens were given, but those of a session and of the reset, which have their own tests. */
const specified: readonly SpecifiedCall[] = [
  {
    path: 'produk/keranjang/tambah',
    body: ({ buyer, seller, product }) => ({
      ...buyer.ids,
      produk_id: product.id,
      seller_id: seller.companyId,
      kuantitas_satuan: 50,
    }),
    answer: success,
  },
  {
    path: 'chat/sales',
    body: ({ buyer, seller }) => ({ company_id: buyer.companyId, seller_id: seller.companyId }),
    answer: { ...success, data: { sales_id: text } },
  },
  {
    path: 'chat/seller',
    body: ({ seller }) => ({ seller_id: [seller.companyId] }),
    answer: { ...success, data: [{ seller_id: text, seller_nama: text }] },
  },
  {
    path: 'chat/produk',
    body: ({ product }) => ({ produk_id: [product.id] }),
    answer: {
      ...success,
      data: [
        {
          produk_id: expect.any(Number),
          produk_nama: text,
          produk_foto: text,
          produk_harga_satuan: decimal,
          produk_satuan: text,
        },
      ],
    },
  },
  {
    path: 'notifikasi/sales',
    body: ({ buyer, seller }) => ({
      id_sales: seller.userId,
      company_id_seller: seller.companyId,
      company_id_transaction: buyer.companyId,
    }),
    answer: success,
  },
  {
    path: 'akun/notifikasi/token',
    body: ({ buyer }) => ({ ...buyer.ids, token: pushService.aBrowser().token }),
    answer: success,
  },
  {
    path: 'akun/notifikasi/token/delete',
    body: ({ buyer }) => ({ ...buyer.ids, token: '0' }),
    answer: success,
  },
  {
    path: 'produk/nego/status',
    body: ({ buyer, product }) => ({ company_id: buyer.companyId, produk_id: product.id }),
    answer: { ...success, data: { nego_ongoing: false } },
  },
  {
    path: 'negosiasi/submit',
    body: ({ buyer, product }) => ({
      ...buyer.ids,
      produk_id: product.id,
      produk_harga: product.price,
      qty_satuan_nego: 100,
      harga_nego: 90000,
      catatan_nego: null,
      kurs_nego: '16000.00',
    }),
    answer: success,
  },
  {
    path: 'produk/produk-terkait',
    body: ({ product }) => ({ is_login: false, company_id: null, produk_id: product.id, tipe_lang: '' }),
    answer: { ...success, data: expect.any(Array) },
    as: 'visitor',
  },
  {
    path: 'produk/produk-unggulan',
    body: () => ({ company_id: null, company_tipe_bisnis_id: null, kategori: 0, is_login: false }),
    answer: { ...success, data: expect.any(Array) },
    as: 'visitor',
  },
  {
    path: 'testimoni-pelanggan',
    body: () => ({}),
    answer: { ...success, data: expect.any(Array) },
    as: 'visitor',
  },
  {
    path: 'keranjang/shortcut',
    body: ({ buyer }) => ({ company_id: buyer.companyId }),
    answer: {
      ...success,
      data: {
        keranjang: [
          {
            cart_id: text,
            produk_nama: text,
            produk_foto: text,
            produk_total_satuan: text,
            produk_satuan: text,
            produk_harga_satuan: decimal,
            nego_count: 0,
            nego_status: null,
          },
        ],
        keranjang_harga_total: decimal,
      },
    },
  },
  {
    path: 'keranjang/produk/hapus',
    body: ({ buyer, cartId }) => ({ ...buyer.ids, cart_id: cartId }),
    answer: success,
  },
  {
    path: 'keranjang/total',
    body: ({ buyer }) => ({ company_id: buyer.companyId }),
    answer: { ...success, data: { total: 1 } },
  },
  {
    path: 'produk/saran-pencarian',
    body: ({ product }) => ({
      keyword: product.name,
      company_id: null,
      seller_id: null,
      is_login: false,
      company_tipe_bisnis_id: null,
    }),
    answer: {
      ...success,
      data: expect.arrayContaining([
        expect.objectContaining({
          produk_id: expect.any(Number),
          produk_nama: text,
          produk_foto: text,
          produk_id_url: text,
          seller_nama: text,
          produk_harga_satuan: 'NA',
          produk_satuan: text,
        }),
      ]),
    },
    as: 'visitor',
  },
  { path: 'notifikasi/nego/read', body: ({ buyer }) => buyer.ids, answer: success },
  {
    path: 'survey',
    body: () => '',
    answer: { ...success, data: expect.arrayContaining([{ id: 5, nama: 'Lainnya' }]) },
  },
  {
    path: 'survey/submit',
    body: ({ buyer }) => ({ company_id: buyer.companyId, survey_id: 5, survey_nama: 'Dari rekan' }),
    answer: success,
  },
  {
    path: 'poin/saldo',
    body: ({ buyer }) => ({ company_id: buyer.companyId }),
    answer: { ...success, data: [{ total_point_view: text }] },
  },
  {
    path: 'produk/daftar',
    body: () => ({ halaman: 1, per_halaman: 60 }),
    answer: {
      ...success,
      data: {
        produk: expect.arrayContaining([expect.objectContaining(aProduct)]),
        total: expect.any(Number),
        halaman: 1,
        per_halaman: 60,
      },
    },
    as: 'visitor',
  },
]

it.each(specified)('answers at its path, to the body that was given, as was given: $path [API-1]', async (call) => {
  const trade = await aTrade(world)
  await trade.buyer.call('chat/room/buka', { seller_id: trade.seller.companyId })
  const scene = { ...trade, cartId: await fillCart(trade.buyer, trade.product) }
  const caller: Caller = call.as === 'visitor' ? visitor : trade.buyer

  const { status, body } = await caller.send(call.path, call.body(scene))

  expect(status).toBe(200)
  expect(body).toMatchObject(call.answer as object)
})

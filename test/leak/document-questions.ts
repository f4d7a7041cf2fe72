import { randomUUID } from 'node:crypto'
import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt, CallPath } from '#domain/contract.ts'
import type { Scene } from './leak-scene.ts'

/**
 * The questions of leak-questions.ts about order documents, what is cancelled of them, and documents of products. Add
 * new calls of theirs here.
 */
export function documentQuestions(scene: Scene) {
  const everything = { halaman: 1, per_halaman: 60 }
  const { product } = scene
  return {
    'transaksi/pembatalan/detail': [{ transaksi_id: scene.orderId }],
    'transaksi/pembatalan/minta': [{ transaksi_id: scene.orderId, alasan: 'Berubah rencana' }],
    'transaksi/pembatalan/tarik': [{ permintaan_id: randomUUID(), versi: 1 }],
    'pusat-seller/pesanan/pembatalan/setujui': [{ permintaan_id: randomUUID(), versi: 1 }],
    'pusat-seller/pesanan/pembatalan/tolak': [{ permintaan_id: randomUUID(), versi: 1, alasan: 'Sudah dikemas' }],
    'dokumen-mutu/daftar': [{}, { keyword: 'Zat Rahasia', urut: 'nama' }],
    'dokumen-mutu/semua': [{}],
    'transaksi/dokumen/daftar': [{ transaksi_id: scene.paper.orderId }],
    'transaksi/dokumen/detail': [{ dokumen_id: scene.paper.id }],
    'transaksi/dokumen/pdf': [{ dokumen_id: scene.paper.id }],
    'transaksi/dokumen/semua': [{ transaksi_id: scene.paper.orderId }],
    'transaksi/faktur-pajak': [{ faktur_id: randomUUID() }],
    'nego/penawaran': [{ nego_id: scene.negotiationId }],
    'pusat-seller/nego/penawaran': [{ nego_id: scene.negotiationId }],
    'pusat-seller/dokumen/lot/pratinjau': [{ produk_id: product.id, sebagai: 'level_2' }],
    'pusat-seller/dokumen/lot/daftar': [everything],
    'pusat-seller/dokumen/lot/unggah': [{ lot_id: 1, pembaca: 'semua' }],
    'pusat-seller/dokumen/lot/tarik': [{ dokumen_id: randomUUID() }],
    'produk/dokumen/daftar': [{ produk_id: product.id }],
    'produk/dokumen/berkas': [{ dokumen_id: randomUUID() }],
    'produk/dokumen/lot/daftar': [{ produk_id: product.id }],
    'produk/dokumen/lot/berkas': [{ dokumen_id: randomUUID() }],
    bukti: [{ kode: scene.paper.code }],
  } satisfies { [P in CallPath]?: readonly WireBodyOf<CallAt<P>>[] }
}

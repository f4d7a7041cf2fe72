import { randomUUID } from 'node:crypto'
import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt, CallPath } from '#domain/contract.ts'
import type { Scene } from './leak-scene.ts'

type Path = Extract<
  CallPath,
  `pusat-seller/harga/${string}` | `pusat-seller/daftar-harga/${string}` | 'pusat-seller/produk/pratinjau'
>

/** The questions of leak-questions.ts for price lists and previews. Add new calls of theirs here. */
export function priceQuestions(scene: Scene) {
  const priceRequest = { permintaan_id: randomUUID(), versi: 1 }
  const everything = { halaman: 1, per_halaman: 60 }
  return {
    'pusat-seller/produk/pratinjau': [
      { produk_id: scene.product.id, sebagai: 'level_2' },
      { produk_id: scene.product.id, sebagai: 'pelanggan', pelanggan_id: scene.insider.companyId },
    ],
    'pusat-seller/harga/daftar': [everything, { ...everything, keyword: 'Zat Rahasia' }],
    'pusat-seller/harga/detail': [{ produk_id: scene.product.id }],
    'pusat-seller/harga/aturan/simpan': [
      { produk_id: scene.product.id, versi: 1, level: 1, mulai: '100', harga: '1.00', dari: '2026-03-02' },
      { produk_id: scene.product.id, versi: 1, daftar_id: scene.listId, mulai: '0', harga: '1.00' },
    ],
    'pusat-seller/harga/aturan/hapus': [{ aturan_id: '1', produk_id: scene.product.id, versi: 1 }],
    'pusat-seller/harga/persetujuan/daftar': [{}],
    'pusat-seller/harga/persetujuan/setujui': [priceRequest],
    'pusat-seller/harga/persetujuan/tolak': [{ ...priceRequest, alasan: 'Tidak' }],
    'pusat-seller/harga/persetujuan/tarik': [priceRequest],
    'pusat-seller/harga/mengapa': [{ produk_id: scene.product.id, pelanggan_id: scene.insider.companyId }],
    'pusat-seller/daftar-harga/daftar': [{}],
    'pusat-seller/daftar-harga/level': [{}],
    'pusat-seller/daftar-harga/detail': [{ daftar_id: scene.listId }],
    'pusat-seller/daftar-harga/simpan': [
      { pelanggan_id: scene.insider.companyId, nama: 'Salinan', dari: '2026-03-02', salin_dari: scene.listId },
    ],
    'pusat-seller/daftar-harga/persen': [{ daftar_id: scene.listId, versi: 1, persen: '1' }],
    'pusat-seller/daftar-harga/hapus': [{ daftar_id: scene.listId, versi: 1 }],
  } satisfies { [P in Path]: readonly WireBodyOf<CallAt<P>>[] }
}

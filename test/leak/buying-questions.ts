import { randomUUID } from 'node:crypto'
import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt, CallPath } from '#domain/contract.ts'

type Path = Extract<
  CallPath,
  `pesan-cepat/${string}` | `daftar-belanja/${string}` | `${string}/ekspor` | 'transaksi/laporan/belanja'
>

/**
 * The calls of buying many products, of lists and of what was bought, as viewers who must not see a price make them.
 */
export function buyingQuestions(product: { id: number; code: string }, kunci: string) {
  return {
    'transaksi/laporan/belanja': [{ dari: '2026-01-01', sampai: '2026-12-31' }],
    'transaksi/invoice/ekspor': [{ format: 'csv' }],
    'pusat-seller/invoice/ekspor': [{ format: 'csv' }],
    'transaksi/ekspor': [{ format: 'csv' }, { format: 'xlsx', isi: 'produk', keyword: 'Zat Rahasia' }],
    'pusat-seller/pesanan/ekspor': [{ format: 'csv', isi: 'produk' }],
    'daftar-belanja/daftar': [{}],
    'daftar-belanja/detail': [{ daftar_id: randomUUID() }],
    'daftar-belanja/buat': [{ nama: 'Bulanan', baris: [{ produk_id: product.id, kuantitas_satuan: '50' }] }],
    'daftar-belanja/simpan': [{ daftar_id: randomUUID(), versi: 1, nama: 'Bulanan', baris: [] }],
    'daftar-belanja/tambah': [{ daftar_id: randomUUID(), baris: [{ produk_id: product.id, kuantitas_satuan: '50' }] }],
    'daftar-belanja/ulangi': [{ daftar_id: randomUUID(), versi: 1, ulangi_tanggal: 1, jeda: false }],
    'daftar-belanja/hapus': [{ daftar_id: randomUUID(), versi: 1 }],
    'daftar-belanja/keranjang': [{ daftar_id: randomUUID() }],
    'daftar-belanja/draf/abaikan': [{ draf_id: randomUUID() }],
    'pesan-cepat/unggah': [{}],
    'pesan-cepat/periksa': [
      { baris: ['Zat Rahasia', '7654321', product.code, 'pemanis'].map((kode) => ({ kode, jumlah: '50' })) },
      { baris: [{ kode: '', jumlah: '50', produk_id: product.id }] },
    ],
    'pesan-cepat/keranjang': [{ kunci, baris: [{ produk_id: product.id, kuantitas_satuan: '50' }] }],
  } satisfies Partial<{ [P in Path]: readonly WireBodyOf<CallAt<P>>[] }>
}

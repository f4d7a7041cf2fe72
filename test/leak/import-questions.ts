import { randomUUID } from 'node:crypto'
import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt, CallPath } from '#domain/contract.ts'

type Path = Extract<CallPath, `pusat-seller/impor/${string}`>

/** The calls of imports, as viewers who must not see a price make them. */
export const importQuestions = {
  'pusat-seller/impor/unggah': [{ jenis: 'produk' }, { jenis: 'harga' }, { jenis: 'stok' }, { jenis: 'daftar-harga' }],
  'pusat-seller/impor/kolom': [{ impor_id: randomUUID(), versi: 1, kolom: ['sku', 'harga'], angka: 'id' }],
  'pusat-seller/impor/status': [{ impor_id: randomUUID() }],
  'pusat-seller/impor/masalah': [{ impor_id: randomUUID() }],
  'pusat-seller/impor/perubahan': [{ impor_id: randomUUID(), kolom: 'harga', halaman: 1 }],
  'pusat-seller/impor/daftar': [{ halaman: 1, per_halaman: 60 }],
  'pusat-seller/impor/terapkan': [{ impor_id: randomUUID() }],
  'pusat-seller/impor/batalkan': [{ impor_id: randomUUID() }],
  'pusat-seller/impor/hentikan': [{ impor_id: randomUUID() }],
  'pusat-seller/impor/contoh': [
    { jenis: 'produk', format: 'csv' },
    { jenis: 'harga', format: 'xlsx', keyword: 'Zat Rahasia' },
    { jenis: 'daftar-harga', format: 'csv', keyword: 'Zat Rahasia' },
  ],
  'pusat-seller/impor/masalah/berkas': [{ impor_id: randomUUID(), format: 'csv' }],
} satisfies { [P in Path]: readonly WireBodyOf<CallAt<P>>[] }

import { randomUUID } from 'node:crypto'
import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt, CallPath } from '#domain/contract.ts'
import type { Scene } from './leak-scene.ts'

type Path = Extract<CallPath, 'pusat-seller/produk/harga' | `pusat-seller/produk/sekaligus/${string}`>

/** The questions of leak-questions.ts for acts on products in their table. Add new calls of theirs here. */
export function bulkQuestions({ product }: Scene) {
  const chosen = { jenis: 'produk' as const, produk: [{ produk_id: product.id, versi: 1 }] }
  return {
    'pusat-seller/produk/harga': [{ produk_id: product.id, versi: 1, harga: '1.00' }],
    'pusat-seller/produk/sekaligus/terapkan': [
      { kunci: randomUUID(), tindakan: { jenis: 'harga', persen: '1' }, pilihan: chosen },
      { kunci: randomUUID(), tindakan: { jenis: 'melebihi_stok', hari_tunggu: 5 }, pilihan: chosen },
      {
        kunci: randomUUID(),
        tindakan: { jenis: 'tarik' },
        pilihan: { jenis: 'saringan', keyword: 'Zat Rahasia', jumlah: 1 },
      },
    ],
    'pusat-seller/produk/sekaligus/terakhir': [{}],
    'pusat-seller/produk/sekaligus/urungkan': [{ tindakan_id: 1 }],
  } satisfies { [P in Path]: readonly WireBodyOf<CallAt<P>>[] }
}

import { randomUUID } from 'node:crypto'
import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt, CallPath } from '#domain/contract.ts'
import type { Scene } from './leak-scene.ts'

type Path = Extract<
  CallPath,
  `klaim/${string}` | `pusat-seller/klaim/${string}` | 'kiriman/terima' | 'transaksi/terima'
>

/** The questions of leak-questions.ts about what was received and claimed. Add new calls of theirs here. */
export function claimQuestions({ orderId, shipmentId: kiriman_id }: Scene) {
  const claim = { klaim_id: randomUUID() }
  const expected = { ...claim, versi: 1 }
  const answer = { ...expected, retur: false }
  const baris = [{ posisi: 1, masalah: 'kurang' as const, jumlah: '25' }]
  return {
    'transaksi/terima': [{ transaksi_id: orderId, versi: 1 }],
    'kiriman/terima': [{ kiriman_id, versi: 1 }],
    'klaim/pesanan': [{ transaksi_id: orderId }],
    'klaim/daftar': [{}],
    'klaim/detail': [claim],
    'klaim/isian': [{ kiriman_id }],
    'klaim/foto/unggah': [{ kiriman_id }],
    'klaim/ajukan': [{ kiriman_id, baris, uraian: 'Kurang satu sak', foto: [], kunci: randomUUID() }],
    'klaim/tarik': [expected],
    'klaim/bantah': [{ ...expected, alasan: 'Lihat foto', foto: [] }],
    'klaim/terima-penolakan': [expected],
    'klaim/foto': [{ foto_id: randomUUID() }],
    'pusat-seller/klaim/pesanan': [{ transaksi_id: orderId }],
    'pusat-seller/klaim/daftar': [{}],
    'pusat-seller/klaim/detail': [claim],
    'pusat-seller/klaim/pengganti': [answer],
    'pusat-seller/klaim/nota-kredit': [answer],
    'pusat-seller/klaim/tolak': [{ ...expected, alasan: 'Sesuai surat jalan' }],
    'pusat-seller/klaim/kirim': [{ ...expected, kurir: 'JNE' }],
    'pusat-seller/klaim/retur': [expected],
    'pusat-seller/klaim/foto': [{ foto_id: randomUUID() }],
  } satisfies { [P in Path]: readonly WireBodyOf<CallAt<P>>[] }
}

import { randomUUID } from 'node:crypto'
import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt, CallPath } from '#domain/contract.ts'
import type { Scene } from './leak-scene.ts'

type Path = Extract<
  CallPath,
  | `pusat-seller/pembayaran/${string}`
  | `pusat-seller/piutang/${string}`
  | `tagihan/${string}`
  | `penyedia-uji/${string}`
>

/** The questions of leak-questions.ts about what is owed and paid. Add new calls of theirs here. */
export function paymentQuestions({ orderId }: Scene, customerId: string) {
  const kunci = randomUUID()
  return {
    'pusat-seller/pembayaran/catat': [{ transaksi_id: orderId, jumlah: '1000.00', tanggal: '2026-03-02', kunci }],
    'pusat-seller/pembayaran/pakai-kelebihan': [{ transaksi_id: orderId, jumlah: '1000.00', kunci }],
    'pusat-seller/pembayaran/hapus-buku': [
      { transaksi_id: orderId, jumlah: '1000.00', alasan: 'Tidak tertagih', kunci },
    ],
    'pusat-seller/pembayaran/batalkan': [{ pembayaran_id: randomUUID(), alasan: 'Salah catat' }],
    'pusat-seller/pembayaran/pesanan': [{ transaksi_id: orderId }],
    'tagihan/pesanan': [{ transaksi_id: orderId }],
    'tagihan/daftar': [{}],
    'tagihan/pembayaran/ekspor': [{ format: 'csv' }],
    'pusat-seller/pembayaran/ekspor': [{ format: 'csv' }],
    'pusat-seller/piutang/daftar': [{}],
    'pusat-seller/piutang/rekening': [{ pelanggan_id: customerId, dari: '2026-03-01', sampai: '2026-03-31' }],
    'pusat-seller/piutang/rekening/berkas': [
      { pelanggan_id: customerId, dari: '2026-03-01', sampai: '2026-03-31', format: 'pdf' },
    ],
    'tagihan/bukti/unggah': [{ transaksi_id: orderId, jumlah: '1000.00', tanggal: '2026-03-02' }],
    'tagihan/bukti/tarik': [{ bukti_id: randomUUID(), versi: 1 }],
    'tagihan/bukti/berkas': [{ bukti_id: randomUUID() }],
    'pusat-seller/pembayaran/bukti/tolak': [{ bukti_id: randomUUID(), versi: 1, alasan: 'Belum masuk' }],
    'pusat-seller/pembayaran/bukti/berkas': [{ bukti_id: randomUUID() }],
    'pusat-seller/piutang/aturan': [{}],
    'pusat-seller/piutang/aturan/ubah': [{ versi: 0, blokir_setelah_hari: 30, hari_tukar_faktur: [2] }],
    'pusat-seller/piutang/pelanggan': [{ pelanggan_id: customerId }],
    'pusat-seller/piutang/pelanggan/ubah': [{ pelanggan_id: customerId, hari_tukar_faktur: null }],
    'tagihan/va/buka': [{ transaksi_id: [orderId], jumlah: '1000.00' }],
    'tagihan/va/pesanan': [{ transaksi_id: orderId }],
    'tagihan/va/daftar': [{}],
    'penyedia-uji/daftar': [{}],
    'penyedia-uji/bayar': [{ va_id: randomUUID() }],
  } satisfies { [P in Path]: readonly WireBodyOf<CallAt<P>>[] }
}

import type { Access } from '#domain/call.ts'
import type { Permission } from '#domain/companies/permissions.ts'
import type { CallPath } from '#domain/contract.ts'

type Path = Extract<
  CallPath,
  `${'' | 'pusat-seller/'}${'klaim' | 'tagihan' | 'piutang' | 'pembayaran'}/${string}` | `penyedia-uji/${string}`
>

/** The part of access.ts about what is owed, paid and claimed. Add new calls of these here. */
export const owedAccess = {
  'tagihan/pembayaran/ekspor': ['buyer', 'order.read'],
  'pusat-seller/pembayaran/ekspor': ['seller', 'payments.read'],
  'pusat-seller/pembayaran/catat': ['seller', 'payments.record'],
  'pusat-seller/pembayaran/pakai-kelebihan': ['seller', 'payments.record'],
  'pusat-seller/pembayaran/hapus-buku': ['seller', 'payments.write-off'],
  'pusat-seller/pembayaran/batalkan': ['seller', 'payments.record'],
  'pusat-seller/pembayaran/pesanan': ['seller', 'payments.read'],
  'tagihan/pesanan': ['buyer', 'order.read'],
  'tagihan/daftar': ['buyer', 'order.read'],
  'pusat-seller/piutang/daftar': ['seller', 'payments.read'],
  'pusat-seller/piutang/rekening': ['seller', 'payments.read'],
  'pusat-seller/piutang/rekening/berkas': ['seller', 'payments.read'],
  'tagihan/bukti/unggah': ['buyer', 'payments.prove'],
  'tagihan/bukti/tarik': ['buyer', 'payments.prove'],
  'tagihan/bukti/berkas': ['buyer', 'order.read'],
  'pusat-seller/pembayaran/bukti/tolak': ['seller', 'payments.record'],
  'pusat-seller/pembayaran/bukti/berkas': ['seller', 'payments.read'],
  'pusat-seller/piutang/aturan': ['seller', 'payments.read'],
  'pusat-seller/piutang/aturan/ubah': ['seller', 'shop.change'],
  'pusat-seller/piutang/pelanggan': ['seller', 'payments.read'],
  'pusat-seller/piutang/pelanggan/ubah': ['seller', 'shop.change'],
  'tagihan/va/buka': ['buyer', 'payments.prove'],
  'tagihan/va/pesanan': ['buyer', 'order.read'],
  'tagihan/va/daftar': ['buyer', 'order.read'],
  'penyedia-uji/daftar': ['buyer', 'payments.prove'],
  'penyedia-uji/bayar': ['buyer', 'payments.prove'],
  'klaim/pesanan': ['buyer', 'order.read'],
  'klaim/daftar': ['buyer', 'order.read'],
  'klaim/detail': ['buyer', 'order.read'],
  'klaim/isian': ['buyer', 'order.receive'],
  'klaim/foto/unggah': ['buyer', 'order.receive'],
  'klaim/ajukan': ['buyer', 'order.receive'],
  'klaim/tarik': ['buyer', 'order.receive'],
  'klaim/bantah': ['buyer', 'order.receive'],
  'klaim/terima-penolakan': ['buyer', 'order.receive'],
  'klaim/foto': ['buyer', 'order.read'],
  'pusat-seller/klaim/pesanan': ['seller', 'sales.read'],
  'pusat-seller/klaim/daftar': ['seller', 'sales.read'],
  'pusat-seller/klaim/detail': ['seller', 'sales.read'],
  'pusat-seller/klaim/pengganti': ['seller', 'sales.confirm'],
  'pusat-seller/klaim/nota-kredit': ['seller', 'sales.cancel'],
  'pusat-seller/klaim/tolak': ['seller', 'sales.confirm'],
  'pusat-seller/klaim/kirim': ['seller', 'sales.ship'],
  'pusat-seller/klaim/retur': ['seller', 'sales.ship'],
  'pusat-seller/klaim/foto': ['seller', 'sales.read'],
} satisfies Record<Path, readonly [Access, Permission?]>

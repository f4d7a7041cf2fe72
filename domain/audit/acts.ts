import { words } from '../codec.ts'

/** What is audited: the thing and what was done to it, and the same as the wire and the screen name it [ADM-6]. */
export const auditAct = words({
  'member.change': 'anggota.ubah',
  'member.remove': 'anggota.keluarkan',
  'member.join': 'anggota.bergabung',
  'member.leave': 'anggota.keluar',
  'invitation.send': 'undangan.kirim',
  'invitation.cancel': 'undangan.batal',
  'second_factor.activate': 'faktor_kedua.aktifkan',
  'second_factor.recover': 'faktor_kedua.pulihkan',
  'second_factor.renew-codes': 'faktor_kedua.kode_baru',
  'second_factor.reset': 'faktor_kedua.hapus',
  'subscription.approve': 'langganan.setujui',
  'subscription.ask-documents': 'langganan.minta_dokumen',
  'subscription.decline': 'langganan.tolak',
  'subscription.suspend': 'langganan.tangguhkan',
  'subscription.reactivate': 'langganan.aktifkan',
  'subscription.end': 'langganan.akhiri',
  'subscription.change-terms': 'langganan.ubah',
  'subscription.hand-over': 'langganan.serahkan',
  'subscription.release': 'langganan.lepas',
  'grant.limits': 'wewenang.ubah',
  'grant.ask': 'wewenang.minta',
  'grant.approve': 'wewenang.setujui',
  'grant.refuse': 'wewenang.tolak',
  'grant.withdraw': 'wewenang.tarik',
  'voucher.grant': 'voucher.beri',
  'negotiation.settings': 'nego.pengaturan',
  'proposal.accept': 'usul_bahan.terima',
  'proposal.merge': 'usul_bahan.gabung',
  'proposal.decline': 'usul_bahan.tolak',
  'material.correct': 'bahan.ubah',
  'material.merge': 'bahan.gabung',
  'product.price': 'produk.harga',
  'rate.set': 'kurs.atur',
  'survey.export': 'survei.unduh',
  'audit.export': 'audit.unduh',
  'job.retry': 'pekerjaan.ulangi',
})
export type AuditAct = keyof typeof auditAct.names

const sentences: Record<AuditAct, string> = {
  'member.change': 'Mengubah peran atau batas anggota',
  'member.remove': 'Mengeluarkan anggota',
  'member.join': 'Bergabung sebagai anggota',
  'member.leave': 'Menutup akun dan meninggalkan perusahaan',
  'invitation.send': 'Mengundang anggota',
  'invitation.cancel': 'Membatalkan undangan',
  'second_factor.activate': 'Mengaktifkan verifikasi dua langkah',
  'second_factor.recover': 'Masuk dengan kode pemulihan',
  'second_factor.renew-codes': 'Membuat kode pemulihan baru',
  'second_factor.reset': 'Menghapus verifikasi dua langkah',
  'subscription.approve': 'Menyetujui langganan',
  'subscription.ask-documents': 'Meminta dokumen untuk langganan',
  'subscription.decline': 'Menolak langganan',
  'subscription.suspend': 'Menangguhkan langganan',
  'subscription.reactivate': 'Mengaktifkan kembali langganan',
  'subscription.end': 'Mengakhiri langganan',
  'subscription.change-terms': 'Mengubah ketentuan langganan',
  'subscription.hand-over': 'Menyerahkan pelanggan kepada sales lain',
  'subscription.release': 'Melepas sales dari pelanggan',
  'grant.limits': 'Mengubah wewenang sales',
  'grant.ask': 'Meminta ketentuan di luar wewenang sales',
  'grant.approve': 'Menyetujui ketentuan di luar wewenang sales',
  'grant.refuse': 'Menolak ketentuan di luar wewenang sales',
  'grant.withdraw': 'Menarik permintaan ketentuan',
  'voucher.grant': 'Memberikan voucher',
  'negotiation.settings': 'Mengubah pengaturan nego',
  'proposal.accept': 'Menerima usul bahan',
  'proposal.merge': 'Menggabungkan usul bahan',
  'proposal.decline': 'Menolak usul bahan',
  'material.correct': 'Mengoreksi bahan',
  'material.merge': 'Menggabungkan bahan',
  'product.price': 'Mengatur harga produk',
  'rate.set': 'Mengatur kurs',
  'survey.export': 'Mengunduh jawaban survei',
  'audit.export': 'Mengunduh audit',
  'job.retry': 'Menjalankan lagi pekerjaan',
}

/** Every act there is, in the order in which a choice lists them. */
export const auditActs = Object.keys(sentences) as AuditAct[] // its keys are the acts

/** What was done, as the screen says it before the thing's name. */
export function auditSentence(act: AuditAct): string {
  return sentences[act]
}

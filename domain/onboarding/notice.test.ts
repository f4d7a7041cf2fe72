import { expect, it } from 'vitest'
import { applicationNotice, verificationPath } from './notice.ts'
import { decisionReasons, reasonLabel, reasonText } from './reasons.ts'

const messageOf = (act: Parameters<typeof applicationNotice>[0]['act'], explanation = '') =>
  applicationNotice({ act, companyName: 'PT Uji', explanation })

it('notifies the company of what becomes of its application, and of its shop, with the reason [SHOP-1, ADM-2]', () => {
  expect(messageOf('submit')).toBe('Pendaftaran seller PT Uji kami terima dan sedang diperiksa')
  expect(messageOf('approve')).toBe('Pendaftaran seller PT Uji disetujui, toko Anda sudah buka')
  expect(messageOf('approve', 'Selamat')).toBe('Pendaftaran seller PT Uji disetujui, toko Anda sudah buka: Selamat')
  expect(messageOf('correct', 'Nama berbeda')).toBe('Pendaftaran seller PT Uji perlu diperbaiki: Nama berbeda')
  expect(messageOf('refuse', 'Tidak terbaca')).toBe('Pendaftaran seller PT Uji ditolak: Tidak terbaca')
  expect(messageOf('suspend', 'Penipuan')).toBe('Toko PT Uji ditangguhkan: Penipuan')
  expect(messageOf('reopen')).toBe('Toko PT Uji dibuka kembali')
  expect(verificationPath('7')).toBe('/admin/perusahaan?pengajuan=7')
})

it('names the reasons, then what was written; "Lainnya" says nothing by itself [ADM-2]', () => {
  expect(reasonText(['name', 'unreadable'], 'Mohon unggah ulang.')).toBe(
    'Nama berbeda, Tidak terbaca. Mohon unggah ulang.',
  )
  expect(reasonText(['other'], 'Mohon hubungi kami')).toBe('Mohon hubungi kami')
  expect(reasonText(['bank'], null)).toBe('Rekening berbeda')
  expect(new Set(decisionReasons.map(reasonLabel)).size).toBe(decisionReasons.length)
})

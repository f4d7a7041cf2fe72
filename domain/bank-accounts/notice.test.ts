import { expect, it } from 'vitest'
import { ACCOUNTS_PATH, accountNotice, accountReviewNotice, accountReviewPath } from './notice.ts'
import { accountLabel, accountState, accountStates } from './state.ts'

const messageOf = (act: Parameters<typeof accountNotice>[0]['act'], reason?: string) =>
  accountNotice({ act, shopName: 'PT Uji', account: 'BCA ••7890', ...(reason !== undefined && { reason }) })

it('notifies the shop of what becomes of its account [SHOP-8]', () => {
  expect(messageOf('propose')).toBe('Rekening BCA ••7890 diajukan untuk PT Uji. Bila bukan Anda, tarik pengajuannya')
  expect(messageOf('check')).toBe(
    'Rekening BCA ••7890 untuk PT Uji sudah diperiksa dan menunggu konfirmasi administrator kedua',
  )
  expect(messageOf('confirm')).toBe('Rekening BCA ••7890 untuk PT Uji terbukti dan berlaku mulai sekarang')
  expect(messageOf('refuse', 'Nama berbeda')).toBe('Rekening BCA ••7890 untuk PT Uji ditolak: Nama berbeda')
  expect(messageOf('refuse')).toBe('Rekening BCA ••7890 untuk PT Uji ditolak: ')
  expect(messageOf('withdraw')).toBe('Pengajuan rekening BCA ••7890 untuk PT Uji ditarik')
})

it('notifies administrators of the review that is due, and leads there [SHOP-8]', () => {
  expect(accountReviewNotice('first', 'PT Uji')).toBe('Rekening PT Uji menunggu diperiksa')
  expect(accountReviewNotice('second', 'PT Uji')).toBe('Rekening PT Uji menunggu konfirmasi administrator lain')
  expect([ACCOUNTS_PATH, accountReviewPath('7')]).toEqual(['/pusat-seller/rekening', '/admin/rekening?rekening=7'])
})

it('has a word on the wire and one on screens for each state [SHOP-8]', () => {
  expect(accountStates.map((state) => [accountState.encode(state), accountLabel(state)])).toEqual([
    ['menunggu_pemeriksaan', 'Menunggu pemeriksaan'],
    ['menunggu_konfirmasi', 'Menunggu konfirmasi'],
    ['berlaku', 'Berlaku'],
    ['diganti', 'Diganti'],
    ['ditolak', 'Ditolak'],
    ['ditarik', 'Ditarik'],
  ])
})

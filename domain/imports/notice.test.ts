import { describe, expect, it } from 'vitest'
import { plannedNotice } from './notice.ts'

describe('the notification of a planned import', () => {
  const noticeWith = (counts: { fresh: number; changed: number; problems: number } | null) =>
    plannedNotice({ id: 'i-1', fileName: 'harga.csv', counts }).message

  it('says how many rows exactly, also of more than a thousand [SHOP-4]', () => {
    expect(noticeWith({ fresh: 2500, changed: 1, problems: 1200 })).toBe(
      'Impor terjadwal harga.csv diterapkan: 2.501 baris, 1.200 bermasalah',
    )
  })

  it('leads to the import, and says of problems only where there were any [SHOP-4]', () => {
    const counts = { fresh: 1, changed: 1, problems: 0 }
    expect(plannedNotice({ id: 'i-1', fileName: 'harga.csv', counts })).toEqual({
      step: 'apply',
      message: 'Impor terjadwal harga.csv diterapkan: 2 baris',
      link: '/pusat-seller/impor/i-1',
    })
  })

  it('says that nothing changed where it failed [SHOP-4]', () => {
    expect(noticeWith(null)).toBe('Impor terjadwal harga.csv gagal: tidak ada satu baris pun yang berubah')
  })
})

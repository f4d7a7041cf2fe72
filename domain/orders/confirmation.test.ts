import { expect, it } from 'vitest'
import { confirmBy, confirmNotice, remindedAt } from './confirmation.ts'

const closed = new Set(['2026-12-24', '2026-12-25'])

it.each([
  ['2026-11-19T14:12:00+07:00', 2, [], '2026-11-23T14:12:00+07:00'],
  ['2026-11-20T23:59:59+07:00', 1, [], '2026-11-23T23:59:59+07:00'],
  ['2026-11-21T11:00:00+07:00', 2, [], '2026-11-25T00:00:00+07:00'],
  ['2026-12-23T09:00:00+07:00', 2, [], '2026-12-29T09:00:00+07:00'],
  ['2026-12-23T09:00:00+07:00', 2, ['2026-12-28'], '2026-12-30T09:00:00+07:00'],
])(
  'an order of %s is confirmed within %i working days, holidays %j left out, by %s [SHIP-2]',
  (at, confirmDays, holidays, by) => {
    expect(confirmBy(new Date(at), { confirmDays, closed: new Set([...closed, ...holidays]) })).toEqual(new Date(by))
  },
)

it('reminds a seller a day before its time is over, and not in the first four hours [SHIP-2]', () => {
  expect(remindedAt(new Date('2026-11-19T10:00:00Z'))).toEqual({
    endsBefore: new Date('2026-11-20T10:00:00Z'),
    sentBefore: new Date('2026-11-19T06:00:00Z'),
  })
  const order = { orderId: '0190', orderNumber: 'SB-1', confirmBy: new Date('2026-11-23T20:05:00Z') }
  expect(confirmNotice(order)).toEqual({
    message: 'Konfirmasi pesanan SB-1 sebelum 24 Nov 2026, 03.05 WIB, atau pesanan dibatalkan otomatis',
    link: '/pusat-seller/pesanan/0190',
  })
})

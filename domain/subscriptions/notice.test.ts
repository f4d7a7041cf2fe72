import { expect, it } from 'vitest'
import { eventTitle, type HappeningAct, noticeOf } from './notice.ts'

const company = { companyName: 'PT Contoh', subscriptionId: '0190', note: null }
const ofBuyers: HappeningAct[] = ['ask', 'answer', 'withdraw', 'askPayment', 'letIn', 'close']
const ofSellers: HappeningAct[] = [
  'approve',
  'askDocuments',
  'decline',
  'suspend',
  'reactivate',
  'end',
  'closeShop',
  'changeTerms',
]

it.each([
  ...ofBuyers.map((act) => [act, '/pusat-seller/langganan/0190'] as const),
  ...ofSellers.map((act) => [act, '/akun/distributor'] as const),
])('tells the other side of %s, with its own page: %s [REG-4] [SELLER-3]', (act, link) => {
  expect(noticeOf({ ...company, act }).link).toBe(link)
})

it('tells who acted, and why where a reason was given [REG-4] [SELLER-3]', () => {
  const { message } = noticeOf({ ...company, act: 'suspend' })
  expect(message).toBe('PT Contoh menangguhkan langganan Anda')
  expect(noticeOf({ ...company, act: 'suspend', note: 'Tunggakan' }).message).toBe(`${message}: Tunggakan`)
})

it('heads each act in the history in words of its own [SELLER-3]', () => {
  const titles = [...ofBuyers, ...ofSellers].map(eventTitle)
  expect(new Set(titles).size).toBe(titles.length)
  expect(eventTitle('askPayment')).toBe('Tipe pembayaran diminta pembeli')
  expect(eventTitle('of a later version' as HappeningAct)).toBe('Langganan berubah') // as the table may hold it
})

import { describe, expect, it } from 'vitest'
import type { CompanyKind, Role } from '../companies/permissions.ts'
import { channels, kindNames, kinds } from './kinds.ts'
import { isNotifiedOf, kindsFor, noticeWordsOf, stepsHiddenFrom, wants } from './kinds-of-member.ts'

describe('who is notified', () => {
  it.each<[CompanyKind, Role, string[]]>([
    [
      'buyer',
      'owner',
      [
        'nego',
        'order',
        'bill',
        'claim',
        'approval',
        'subscription',
        'chat',
        'stock',
        'list',
        'price',
        'document',
        'application',
        'company',
        'complaint',
      ],
    ],
    [
      'buyer',
      'approver',
      ['nego', 'order', 'bill', 'claim', 'approval', 'subscription', 'chat', 'company', 'complaint'],
    ],
    [
      'buyer',
      'purchaser',
      [
        'nego',
        'order',
        'bill',
        'claim',
        'subscription',
        'chat',
        'stock',
        'list',
        'price',
        'document',
        'company',
        'complaint',
      ],
    ],
    [
      'seller',
      'owner',
      [
        'nego',
        'order',
        'claim',
        'subscription',
        'chat',
        'discount',
        'document',
        'material',
        'application',
        'account',
        'company',
        'product',
        'import',
        'complaint',
      ],
    ],
    [
      'seller',
      'sales',
      [
        'nego',
        'order',
        'claim',
        'subscription',
        'chat',
        'discount',
        'document',
        'material',
        'company',
        'product',
        'import',
        'complaint',
      ],
    ],
    ['seller', 'warehouse', ['order', 'claim', 'complaint']],
    ['seller', 'finance', ['order', 'claim', 'account', 'complaint']],
    ['platform', 'administrator', ['application', 'account', 'company', 'product', 'complaint']],
  ])('tells a %s company’s %s of %j alone [ROLE-10]', (companyKind, role, notified) => {
    expect(kindsFor({ companyKind, role })).toEqual(notified)
  })

  it('leaves a warehouse out where an order’s payments are told of [ROLE-10] [PAY-1]', () => {
    const warehouse = { companyKind: 'seller', role: 'warehouse' } as const
    expect(stepsHiddenFrom(warehouse)).toEqual(['order prove', 'order payByAccount'])
    expect([isNotifiedOf(warehouse, 'order', 'place'), isNotifiedOf(warehouse, 'order', 'prove')]).toEqual([
      true,
      false,
    ])
    expect(stepsHiddenFrom({ companyKind: 'seller', role: 'finance' })).toEqual([])
    const buyer = { companyKind: 'buyer', role: 'purchaser' } as const
    expect(isNotifiedOf(buyer, 'order', 'payByAccount')).toBe(true)
  })
})

describe('what is sent outside the application', () => {
  it('names the step, and whether a mail about it can wait [PUSH-2]', () => {
    expect(noticeWordsOf('order', 'place')).toEqual({ title: 'Pesanan baru', waits: false, push: 'order' })
    expect(noticeWordsOf('nego', 'finish')).toEqual({ title: 'Nego selesai', waits: true, push: 'nego' })
  })

  it('calls the push of an agreed price approve, which reloads the cart [CART-6]', () => {
    expect(noticeWordsOf('nego', 'agree').push).toBe('approve')
  })

  it('says the kind alone of what another version has stored', () => {
    expect(noticeWordsOf('order', 'step')).toEqual({ title: 'Pesanan', waits: true, push: 'order' })
    expect(noticeWordsOf('unknown', 'step')).toEqual({ title: 'Pemberitahuan', waits: true, push: 'unknown' })
  })

  it('has a title of its own for every step of a kind', () => {
    for (const kind of kindNames) {
      const titles = Object.values(kinds[kind].steps).map(({ title }) => title)
      expect(new Set(titles).size, kind).toBe(titles.length)
    }
  })
})

it('tells of the account of a shop in the app and by e-mail whatever was chosen [SHOP-8]', () => {
  const chosen = channels.map((channel) => ({ kind: 'account', channel, wanted: false }))
  expect(channels.map((channel) => wants(chosen, 'account', channel))).toEqual([true, false, true])
})

it('asks the list where nothing was chosen, of this kind and channel alone [REG-3]', () => {
  const chosen = [{ kind: 'nego', channel: 'email', wanted: false }] as const

  expect(wants(chosen, 'nego', 'email')).toBe(false)
  expect(wants(chosen, 'nego', 'push')).toBe(true)
  expect(wants(chosen, 'order', 'email')).toBe(true)
  expect(wants([], 'material', 'push')).toBe(false)
  expect(wants([{ kind: 'material', channel: 'push', wanted: true }], 'material', 'push')).toBe(true)
})

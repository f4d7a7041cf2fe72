import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessDay } from '../business-day.ts'
import { amountText, decimal, isMore } from '../money.ts'
import {
  checkShopVoucher,
  costOf,
  discountOf,
  type ShopVoucher,
  shopVoucherObstacle,
  shopVoucherStateOf,
} from './voucher.ts'

const plain: ShopVoucher = {
  kind: 'amount',
  value: '50000.00',
  mostDiscount: null,
  minGoods: '500000.00',
  firstDay: '2026-11-20',
  lastDay: '2026-11-30',
  quota: 3,
  usesPerCustomer: 1,
  closedAt: null,
}
const unused = { all: 0, own: 0 }

describe("a seller's voucher", () => {
  it('holds from midnight to midnight in Jakarta, on its first and last day too [SELLER-1]', () => {
    const stateAt = (instant: string) => shopVoucherStateOf(plain, 0, businessDay(new Date(instant)))

    expect(stateAt('2026-11-19T23:59:59.999+07:00')).toBe('planned')
    expect(stateAt('2026-11-20T00:00:00+07:00')).toBe('open')
    expect(stateAt('2026-11-30T23:59:59.999+07:00')).toBe('open')
    expect(stateAt('2026-12-01T00:00:00+07:00')).toBe('ended')
  })

  it('is used up with its quota, and closed whatever its days [SELLER-1]', () => {
    expect(shopVoucherStateOf(plain, 2, '2026-11-20')).toBe('open')
    expect(shopVoucherStateOf(plain, 3, '2026-11-20')).toBe('used_up')
    expect(shopVoucherStateOf({ ...plain, quota: null }, 3000, '2026-11-20')).toBe('open')
    expect(shopVoucherStateOf({ ...plain, closedAt: new Date(0) }, 3, '2026-12-24')).toBe('closed')
  })

  it('takes whole Rupiah off, at most its limit and at most the goods [SELLER-1]', () => {
    const percent = { kind: 'percent', value: '15.00', mostDiscount: null } as const

    expect(discountOf(plain, '500000.00')).toBe('50000.00')
    expect(discountOf(plain, '49999.90')).toBe('49999.00')
    expect(discountOf(percent, '999999.99')).toBe('149999.00')
    expect(discountOf({ ...percent, mostDiscount: '100000.00' }, '999999.99')).toBe('100000.00')
    expect(discountOf({ ...percent, value: '100.00' }, '10.50')).toBe('10.00')
  })

  it('never takes more than the goods, nor parts of a Rupiah [SELLER-1]', () => {
    const kinds = fc.constantFrom('amount' as const, 'percent' as const)
    const goods = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => amountText(decimal(cents).times('0.01')))
    fc.assert(
      fc.property(kinds, fc.integer({ min: 1, max: 100 }), goods, (kind, value, amount) => {
        const discount = discountOf({ kind, value: `${value}.00`, mostDiscount: null }, amount)
        expect(isMore(discount, amount)).toBe(false)
        expect(discount).toMatch(/\.00$/)
      }),
    )
  })

  it('says why it cannot be used [SELLER-1]', () => {
    const reason = (change: Partial<ShopVoucher>, uses = unused, goods = '500000.00', today = '2026-11-20') =>
      shopVoucherObstacle({ ...plain, ...change }, uses, goods, today)?.code ?? null

    const obstacleWith = (change: Partial<ShopVoucher>, uses = unused, goods = '500000.00') => {
      const refusal = shopVoucherObstacle({ ...plain, ...change }, uses, goods, '2026-11-20')
      return [refusal?.field, refusal?.sentence]
    }
    const field = 'voucher_toko'
    expect(obstacleWith({ usesPerCustomer: 2 }, { all: 2, own: 2 })).toEqual([
      field,
      'Perusahaan Anda sudah memakai voucher toko ini. Batas pemakaiannya 2 kali.',
    ])
    expect(obstacleWith({}, unused, '1.00')).toEqual([
      field,
      'Voucher toko ini berlaku untuk belanja barang minimal Rp 500.000,00 di toko ini.',
    ])
    expect(obstacleWith({ closedAt: new Date(0) })[0]).toBe(field)
    expect(obstacleWith({ minGoods: '0.00', value: '0.00' })[0]).toBe(field)
    expect(reason({})).toBeNull()
    expect(reason({}, { all: 2, own: 0 })).toBeNull()
    expect(reason({}, { all: 3, own: 0 })).toBe('shop_voucher_used_up')
    expect(reason({}, { all: 1, own: 1 })).toBe('shop_voucher_used')
    expect(reason({ usesPerCustomer: 2 }, { all: 1, own: 1 })).toBeNull()
    expect(reason({}, unused, '499999.99')).toBe('shop_voucher_below_minimum')
    expect(reason({ minGoods: '0.00', kind: 'percent', value: '1.00' }, unused, '99.00')).toBe(
      'shop_voucher_takes_nothing',
    )
    expect(reason({}, unused, '500000.00', '2026-11-19')).toBe('shop_voucher_not_yet')
    expect(reason({}, unused, '500000.00', '2026-12-01')).toBe('shop_voucher_ended')
    expect(reason({ closedAt: new Date(0) })).toBe('shop_voucher_closed')
  })

  it('is at most the whole price, has a limit only in per cent, and ends after it begins [SELLER-1]', () => {
    const fault = (change: Partial<ShopVoucher>) => () => checkShopVoucher({ ...plain, ...change })

    expect(fault({})).not.toThrow()
    expect(fault({ kind: 'percent', value: '100.00', mostDiscount: '1.00' })).not.toThrow()
    expect(fault({ firstDay: '2026-11-30' })).not.toThrow()
    const at = (code: string, field: string) => expect.objectContaining({ code, field })
    expect(fault({ kind: 'percent', value: '101.00' })).toThrow(at('shop_voucher_percent', 'value'))
    expect(fault({ mostDiscount: '1.00' })).toThrow(at('shop_voucher_limit', 'mostDiscount'))
    expect(fault({ firstDay: '2026-12-01' })).toThrow(at('shop_voucher_days', 'lastDay'))
  })

  it('that may take more than half of the goods and more than a million is told with what it may cost [SELLER-1]', () => {
    const cost = (change: Partial<ShopVoucher> & { customerId?: string }) =>
      costOf({ ...plain, minGoods: '0.00', quota: null, customerId: null, ...change })
    const percent = { kind: 'percent', value: '100' } as const

    expect(cost({ value: '1000000' })).toBeNull()
    expect(cost({ value: '1000001', minGoods: '2000002' })).toBeNull()
    expect(cost({ ...percent, value: '50' })).toBeNull()
    expect(cost({ ...percent, mostDiscount: '1000000' })).toBeNull()

    expect(cost({ value: '999999999' })).toBe(
      'Satu pesanan dapat dipotong seluruh harga barangnya, sampai Rp 999.999.999,00. Kuotanya tidak diisi, sehingga jumlah semua potongannya tidak terbatas.',
    )
    expect(cost({ value: '1000001', minGoods: '2000001', quota: 3 })).toBe(
      'Satu pesanan dapat dipotong lebih dari separuh harga barangnya, sampai Rp 1.000.001,00. Dipakai 3 kali, semua potongannya paling banyak Rp 3.000.003,00.',
    )
    expect(cost({ ...percent, customerId: 'pembeli', usesPerCustomer: 2 })).toBe(
      'Satu pesanan dapat dipotong seluruh harga barangnya, berapa pun nilainya. Voucher ini dapat dipakai 2 kali.',
    )
    expect(cost({ ...percent, value: '51', mostDiscount: '1000001', quota: 1, customerId: 'pembeli' })).toBe(
      'Satu pesanan dapat dipotong 51 % dari harga barangnya, sampai Rp 1.000.001,00. Dipakai 1 kali, semua potongannya paling banyak Rp 1.000.001,00.',
    )
  })
})

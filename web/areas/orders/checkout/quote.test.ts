import { expect, it } from 'vitest'
import type { Quote, QuotedSeller } from '#domain/orders/shapes-quote.ts'
import { changesBetween, withExpected } from './quote.ts'

type Change = { grade?: string; price?: string; units?: string; shipping?: string; tax?: string; voucher?: string }

function aQuote(change: Change = {}): Quote {
  const line = {
    id: 'a',
    name: 'Asam Sitrat',
    material: 'Asam Sitrat',
    grade: change.grade ?? 'Food grade',
    maker: 'Velda',
    origin: 'Tiongkok',
    form: 'Serbuk',
    unit: 'kg',
    packLabel: 'Sak 25 kg',
    packWeight: '25',
    price: change.price ?? '18450.00',
    units: change.units ?? '200',
  }
  const seller = {
    id: 's',
    name: 'Sumber Kimia',
    lines: [line],
    amounts: { shipping: change.shipping ?? '50000.00', tax: change.tax ?? '405900.00' },
  }
  return {
    sellers: [seller as QuotedSeller],
    addressId: 'x',
    vouchers: [],
    voucherId: null,
    discount: change.voucher ?? '50000.00',
    total: '0.00',
    points: 0,
    approval: null,
  }
}

it('finds nothing where nothing changed [ORDER-3]', () => {
  expect(changesBetween(aQuote(), aQuote())).toEqual([])
})

it('names every price, quantity and charge that changed [ORDER-3]', () => {
  const now = aQuote({ price: '19000.00', units: '225', shipping: '0.00', tax: '418000.00', voucher: '0.00' })

  expect(changesBetween(aQuote(), now)).toEqual([
    { what: 'Harga Asam Sitrat', before: 'Rp 18.450,00', after: 'Rp 19.000,00' },
    { what: 'Jumlah Asam Sitrat', before: '200 kg', after: '225 kg' },
    { what: 'Ongkos kirim Sumber Kimia', before: 'Rp 50.000,00', after: 'Rp 0,00' },
    { what: 'PPN Sumber Kimia', before: 'Rp 405.900,00', after: 'Rp 418.000,00' },
    { what: 'Potongan voucher', before: 'Rp 50.000,00', after: 'Rp 0,00' },
  ])
})

it('names other goods, and compares with lines as they were seen first [ORDER-3]', () => {
  const [first, now] = [aQuote(), aQuote({ grade: 'Teknis', shipping: '0.00' })]
  const grade = { what: 'Grade Asam Sitrat', before: 'Food grade', after: 'Teknis' }

  expect(changesBetween(first, now)).toContainEqual(grade)
  expect(changesBetween(withExpected(now, first), now)).toEqual([grade])
  expect(withExpected(now, { ...first, sellers: [] })).toEqual(now)
})

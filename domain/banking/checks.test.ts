import { expect, it } from 'vitest'
import { accountChecks } from './checks.ts'

const account = { bank: 'BCA', number: '1234567890', holder: 'PT. UJI BAHAN' }

it('finds nothing where holder, number and shop fit [SHOP-8]', () => {
  const checks = accountChecks(account, { companyName: 'Uji Bahan, PT', sameNumber: [] })
  expect(checks.map(({ fits }) => fits)).toEqual([true, true, true])
})

it("marks the words of a holder that is not the company's, and names who has the number already [SHOP-8]", () => {
  const given = { ...account, holder: 'PT Uji Niaga', number: '12' }
  const checks = accountChecks(given, { companyName: 'PT Uji Bahan', sameNumber: ['PT Lain'] })
  expect(checks).toMatchObject([
    { name: 'holder', fits: false, found: 'nama perusahaan: PT Uji Bahan', differing: ['Niaga'] },
    { name: 'number', fits: false },
    { name: 'double', fits: false, value: 'PT Lain' },
  ])
})

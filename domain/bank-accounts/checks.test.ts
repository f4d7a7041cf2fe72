import { expect, it } from 'vitest'
import { accountChecks } from './checks.ts'

const account = { bank: 'BCA', number: '1234567890', holder: 'PT. UJI BAHAN' }

it('finds nothing where holder, number and shop fit [SHOP-8]', () => {
  const checks = accountChecks(account, { companyName: 'Uji Bahan, PT', sameNumber: [] })
  expect(checks).toMatchObject([
    { name: 'holder', fits: true },
    {
      name: 'number',
      value: 'BCA 1234567890',
      fits: true,
      found: 'format benar untuk banknya',
      differing: [],
    },
    { name: 'double', value: 'Tidak ada', fits: true, found: 'belum dipakai toko lain', differing: [] },
  ])
})

it("marks the words of a holder that is not the company's, and names who has the number already [SHOP-8]", () => {
  const typed = { ...account, holder: 'PT Uji Niaga', number: '12' }
  const checks = accountChecks(typed, { companyName: 'PT Uji Bahan', sameNumber: ['PT Lain', 'CV Dua'] })
  expect(checks).toMatchObject([
    { name: 'holder', fits: false, found: 'nama perusahaan: PT Uji Bahan', differing: ['Niaga'] },
    { name: 'number', fits: false, found: 'format salah untuk banknya' },
    { name: 'double', fits: false, value: 'PT Lain, CV Dua', found: 'memakai nomor yang sama' },
  ])
})

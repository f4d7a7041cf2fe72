import { expect, it } from 'vitest'
import { provinces } from '#domain/companies/provinces.ts'
import { rateFaults, ratesAsCsv, ratesOf, readTable, typedRates } from './typed-rates.ts'

const bali = provinces.indexOf('Bali')

it('reads a table pasted from a spreadsheet, with or without its head [SHOP-8]', () => {
  for (const head of [[['Provinsi', 'Biaya dasar', 'Per kg atau liter']], []]) {
    const { rates } = readTable([...head, ['bali ', 'Rp 35.000', '250'], ['Aceh', '', ''], ['']])
    expect(ratesOf(rates ?? [])).toEqual([{ province: 'Bali', base: '35000', perUnit: '250' }])
  }
})

it('tells everything that is wrong, line by line, and takes nothing of it [SHOP-8]', () => {
  const lines = [
    ['Provinsi', 'Biaya dasar', 'Per kg'],
    ['Bali', 'gratis', '250'],
    ['Atlantis', '1', '1'],
    ['Bali', '1', '1'],
  ]
  expect(readTable(lines)).toEqual({
    rates: null,
    faults: [
      'Baris 2: "gratis" bukan nilai rupiah.',
      'Baris 3: provinsi "Atlantis" tidak dikenal.',
      'Baris 4: Bali disebut dua kali.',
    ],
  })
  expect(readTable([['']]).faults).toEqual(['Tidak ada baris tarif di dalamnya.'])
})

it('writes what it reads again [SHOP-8]', () => {
  const typed = typedRates([{ province: 'Bali', base: '75000.00', perUnit: '600.50' }])
  const lines = ratesAsCsv(typed)
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'))
  expect(readTable(lines).rates).toEqual(typed)
})

it('takes one empty amount of two as nothing, and marks what it cannot read [SHOP-8]', () => {
  const typed = typedRates([])
  typed[bali] = { base: '', perUnit: '1,2,3' }
  expect(rateFaults(typed)).toEqual({ [`rates.${bali}.perUnit`]: 'Nilai rupiah tidak valid.' })
  typed[bali] = { base: '9'.repeat(50), perUnit: 'abc' }
  expect(rateFaults(typed)).toEqual({
    [`rates.${bali}.base`]: 'Nilai rupiah terlalu besar.',
    [`rates.${bali}.perUnit`]: 'Nilai rupiah tidak valid.',
  })
  typed[bali] = { base: '', perUnit: '600' }
  expect(ratesOf(typed)).toEqual([{ province: 'Bali', base: '0', perUnit: '600' }])
})

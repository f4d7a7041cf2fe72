import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountInWords } from './issue-documents.ts'

it.each([
  ['0.00', 'Nol rupiah'],
  ['1.00', 'Satu rupiah'],
  ['11.00', 'Sebelas rupiah'],
  ['19.00', 'Sembilan belas rupiah'],
  ['100.00', 'Seratus rupiah'],
  ['101.00', 'Seratus satu rupiah'],
  ['1000.00', 'Seribu rupiah'],
  ['1100.00', 'Seribu seratus rupiah'],
  ['2001.00', 'Dua ribu satu rupiah'],
  ['11000.00', 'Sebelas ribu rupiah'],
  ['100000.00', 'Seratus ribu rupiah'],
  ['101000.00', 'Seratus satu ribu rupiah'],
  ['1000000.00', 'Satu juta rupiah'],
  ['1001000.00', 'Satu juta seribu rupiah'],
  ['32374000.00', 'Tiga puluh dua juta tiga ratus tujuh puluh empat ribu rupiah'],
  ['1000000000.00', 'Satu miliar rupiah'],
  ['1000000000000.00', 'Satu triliun rupiah'],
  [
    '999999999999999.00',
    'Sembilan ratus sembilan puluh sembilan triliun sembilan ratus sembilan puluh sembilan miliar sembilan ratus sembilan puluh sembilan juta sembilan ratus sembilan puluh sembilan ribu sembilan ratus sembilan puluh sembilan rupiah',
  ],
  ['1250000.50', 'Satu juta dua ratus lima puluh ribu rupiah lima puluh sen'],
  ['0.05', 'Nol rupiah lima sen'],
  ['7', 'Tujuh rupiah'],
])('writes %s out as people say it, to 999 trillion [DOC-1]', (amount, words) => {
  expect(amountInWords(amount)).toBe(words)
})

const digits = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan']

/** Three digits as they are learnt in school. */
function hundreds(value: number): string {
  const [most, rest] = [Math.floor(value / 100), value % 100]
  const first = most === 0 ? '' : most === 1 ? 'seratus' : `${digits[most]} ratus`
  return [first, rest === 0 ? '' : tens(rest)].filter(Boolean).join(' ')
}

function tens(value: number): string {
  if (value < 10) return digits[value] ?? ''
  if (value === 10) return 'sepuluh'
  if (value === 11) return 'sebelas'
  if (value < 20) return `${digits[value - 10]} belas`
  return [`${digits[Math.floor(value / 10)]} puluh`, digits[value % 10]].filter(Boolean).join(' ')
}

it('writes any amount to 999 trillion as its groups of three digits say it [DOC-1]', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 999_999_999_999_999n }), (amount) => {
      const scales = ['triliun', 'miliar', 'juta', 'ribu', '']
      const groups = String(amount).padStart(15, '0').match(/.{3}/g) ?? []
      const words = groups.map((group, index) => {
        if (Number(group) === 0) return ''
        if (scales[index] === 'ribu' && Number(group) === 1) return 'seribu'
        return `${hundreds(Number(group))} ${scales[index]}`.trim()
      })
      const spoken = `${words.filter(Boolean).join(' ')} rupiah`
      expect(amountInWords(`${amount}.00`).toLowerCase()).toBe(spoken)
    }),
  )
})

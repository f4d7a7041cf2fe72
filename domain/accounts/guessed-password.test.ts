import { describe, expect, it } from 'vitest'
import { isGuessedFirst } from './guessed-password.ts'

const common = new Set(['password', 'password1', 'indonesia', 'rahasia', '1q2w3e4r'])
const names = ['PT Sumber Kimia Jaya', 'Rina Wijaya', 'pembelian.2']

describe('a password that is tried first', () => {
  it.each([
    ['Password1', 'as it stands in the list'],
    ['1Q2w3e4R', 'a common one in other capitals'],
    ['Indonesia1', 'a common word and a digit'],
    ['Indonesia2026', 'a common word and a year'],
    ['99Rahasia!', 'a common word between few digits and signs'],
    ['P@ssw0rd12', 'signs for letters'],
    ['Rah4s1a123', 'digits for letters'],
    ['SumberKimiaJaya1', "the company's name"],
    ['Sumber1234', "a word of the company's name"],
    ['Sumber-Kimia1', 'two words of it with a sign between'],
    ['PtSumberKimia1', 'its name with what it is'],
    ['RinaWijaya1', "the person's name"],
    ['Pembelian1', 'the e-mail address before the @'],
    ['SentraBahan1', "the platform's name"],
    ['Katasandi1', 'the Indonesian word for it'],
    ['Merdeka17', 'a word and a day of the country'],
  ])('is %s: %s [RESET-4]', (password) => {
    expect(isGuessedFirst(password, { common, names })).toBe(true)
  })

  it.each([
    ['Indonesia19451', 'five digits beside a word'],
    ['Kuda5Meja', 'two words that are no names'],
    ['RinaMakanGula7', 'a name beside other words'],
    ['Jaya98xKq', 'a name beside letters'],
    ['x7Kq2mZp', 'no word at all'],
    ['Pt12345678', 'what a company is, with many digits'],
  ])('is not %s: %s [RESET-4]', (password) => {
    expect(isGuessedFirst(password, { common, names })).toBe(false)
  })

  it('may be a name where nothing of the account is called so [RESET-4]', () => {
    expect(isGuessedFirst('RinaWijaya1', { common, names: [] })).toBe(false)
  })
})

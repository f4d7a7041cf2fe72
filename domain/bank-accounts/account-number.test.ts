import { expect, it } from 'vitest'
import { accountText, maskedNumber, numberFault } from './account-number.ts'

it.each([
  ['BCA', '1234567890', null],
  ['BCA', '123456789', 'Nomor rekening BCA terdiri dari 10 angka.'],
  ['BRI', '123456789012345', null],
  // of a bank whose numbers differ in length
  ['BTN', '1234567', null],
  ['BTN', '0000000', 'Nomor rekening tidak mungkin terdiri dari satu angka yang sama.'],
  ['BTN', '0000001', null],
  ['BTN', '1000000', null],
  ['Bank Lain', '1234567', null],
])('says whether a number can be of the bank: %s %s [SHOP-8]', (bank, number, fault) => {
  expect(numberFault(bank, number)).toBe(fault)
})

it('shows of a number its end alone [SHOP-8]', () => {
  expect(maskedNumber('1234567890')).toBe('•••• 7890')
  expect([maskedNumber('12345'), maskedNumber('12345678')]).toEqual(['•••• 45', '•••• 5678'])
  expect(accountText({ bank: 'BCA', number: '1234567890' })).toBe('BCA •••• 7890')
})

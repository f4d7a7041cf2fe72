import { bankOf } from './banks.ts'

/** Why this cannot be a number of this bank, as a sentence, or null: 'Nomor rekening BCA terdiri dari 10 angka.' */
export function numberFault(bank: string, number: string): string | null {
  const digits = bankOf(bank)?.digits
  if (digits && number.length !== digits) return `Nomor rekening ${bank} terdiri dari ${digits} angka.`
  return /^(\d)\1+$/.test(number) ? 'Nomor rekening tidak mungkin terdiri dari satu angka yang sama.' : null
}

/** 'BCA •••• 7890': what is written where the whole number need not be known. */
export function accountText({ bank, number }: { bank: string; number: string }): string {
  return `${bank} ${maskedNumber(number)}`
}

/** The number where it need not be known: its last four digits, of short ones the last two. */
export function maskedNumber(number: string): string {
  return `•••• ${number.slice(number.length < 8 ? -2 : -4)}`
}

import type { DecimalText } from './money.ts'

/** 'Rp 1.250.000,00' from '1250000.00'; text in, text out, so nothing is lost to floats [CARD-2]. */
export function formatRupiah(amount: DecimalText): string {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.')
  const sign = amount.startsWith('-') ? '-' : ''
  return `${sign}Rp ${group(whole)},${fraction.padEnd(2, '0').slice(0, 2)}`
}

/** '1.250,5' from '1250.5': a quantity as Indonesians write it, without trailing zeros. */
export function formatQuantity(quantity: DecimalText): string {
  const [whole = '0', fraction = ''] = quantity.split('.')
  const kept = fraction.replace(/0+$/, '')
  return kept ? `${group(whole)},${kept}` : group(whole)
}

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, '.')
}

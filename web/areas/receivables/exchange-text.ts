import { weekdaysText } from '#domain/days/weekdays.ts'

/** When invoices are exchanged: 'Selasa, Jumat'. */
export function exchangeText(days: readonly number[]): string {
  return days.length === 0 ? 'Saat barang dikirim' : weekdaysText(days) || 'Setiap hari'
}

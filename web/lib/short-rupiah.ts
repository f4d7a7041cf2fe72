const compact = new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1 })

/** An amount at the side of a chart: '1,5 jt'. Elsewhere amounts are written in full. */
export function shortRupiah(amount: number): string {
  return compact.format(amount)
}

import type { StatusChange } from '#domain/catalogue/contract-selling.ts'

/** What withdrawing a product has done. */
export function withdrawnWords({ ended }: StatusChange): string {
  return ended > 0 ? `Produk ditarik, ${ended} nego diakhiri` : 'Produk ditarik dari penjualan'
}

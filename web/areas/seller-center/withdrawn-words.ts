import type { StatusChange } from '#domain/catalogue/contract-selling.ts'

/** The outcome of withdrawing a product, in words. */
export function withdrawnWords({ ended }: StatusChange): string {
  return ended > 0 ? `Produk ditarik, ${ended} nego diakhiri` : 'Produk ditarik dari penjualan'
}

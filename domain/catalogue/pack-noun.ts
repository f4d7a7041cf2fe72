/** 'sak' of '25 kg sak kertas': what one counts. */
export function packNoun({ produk_kemasan }: { produk_kemasan: string }): string {
  return /^[\d.,]+ \S+ (\S+)/.exec(produk_kemasan)?.[1] ?? 'kemasan'
}

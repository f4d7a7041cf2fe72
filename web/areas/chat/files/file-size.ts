const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })

/** '184 kB', '2,4 MB' @param bytes how large */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000 ? `${kilobytes} kB` : `${number.format(bytes / 1_000_000)} MB`
}

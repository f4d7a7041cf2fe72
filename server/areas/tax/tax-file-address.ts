import { contract } from '#domain/contract.ts'

/** Where the PDF of a faktur pajak is read, below the site's own address. */
export function taxFileAddress(id: string): string {
  return `/api/${contract.tax.file.path}?faktur_id=${id}`
}

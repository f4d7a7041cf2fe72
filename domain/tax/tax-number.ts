/** Whether a text is the number of a faktur pajak: 17 digits, given by Coretax [TAX-2]. */
export function isTaxNumber(text: string): boolean {
  return /^\d{17}$/.test(text)
}

/** The number of a faktur pajak within a file's name or text; null where there is none, or more than one. */
export function findTaxNumber(text: string): string | null {
  const found = new Set(text.match(/(?<!\d)\d{17}(?!\d)/g) ?? [])
  const [number] = found
  return found.size === 1 && number !== undefined ? number : null
}

/** Everything in a text that is written as the number of an invoice is. */
export function invoiceNumbersIn(text: string): string[] {
  return text.toUpperCase().match(/(?<![A-Z0-9])INV-\d{4}-\d{4,12}(?!\d)/g) ?? []
}

/** The number among these that a file's name or text has as a whole; null where there is none, or more than one. */
export function findInvoiceNumber(text: string, known: ReadonlySet<string>): string | null {
  return onlyKnown(invoiceNumbersIn(text), known)
}

/** The one of these numbers that is known; null where none is, or more than one. */
export function onlyKnown(numbers: readonly string[], known: ReadonlySet<string>): string | null {
  const found = new Set(numbers.filter((number) => known.has(number)))
  const [number] = found
  return found.size === 1 && number !== undefined ? number : null
}

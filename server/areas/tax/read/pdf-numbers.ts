import { extractText, getDocumentProxy } from 'unpdf'
import { type Lacking, lackingIn, type Sought } from '#domain/tax/lacking.ts'
import { findTaxNumber, invoiceNumbersIn } from '#domain/tax/tax-number.ts'

// a faktur pajak has few; what follows names nothing
const MOST_PAGES = 10
// one names its own invoice, and perhaps those that it replaces
const MOST_INVOICES = 50

/** The numbers that a faktur pajak contains; all that leaves the process which reads it, however long its text is. */
export interface PdfNumbers {
  taxNumber: string | null
  invoiceNumbers: string[]
  /** The sought values that it lacks. */
  lacking: Lacking[]
}

/** The numbers in a PDF, and the milliseconds that reading it took. */
export interface ReadPdf {
  /** Null where it cannot be read. */
  numbers: PdfNumbers | null
  tookMs: number
}

/** Reads the numbers in a PDF, and says how long that took [TAX-2]. */
export async function readPdf({ content, sought }: { content: Uint8Array; sought: Sought }): Promise<ReadPdf> {
  const begun = performance.now()
  const numbers = await pdfNumbers(content, sought)
  return { numbers, tookMs: performance.now() - begun }
}

/** The numbers in a PDF's first pages, and what it lacks; null where it cannot be read [TAX-2]. */
async function pdfNumbers(content: Uint8Array, sought: Sought): Promise<PdfNumbers | null> {
  const text = await pdfText(content)
  if (text === null) return null
  const invoiceNumbers = [...new Set(invoiceNumbersIn(text))].slice(0, MOST_INVOICES)
  return { taxNumber: findTaxNumber(text), invoiceNumbers, lacking: lackingIn(text, sought) }
}

async function pdfText(content: Uint8Array): Promise<string | null> {
  try {
    // the reader takes the bytes over
    const pdf = await getDocumentProxy(new Uint8Array(content))
    if (pdf.numPages > MOST_PAGES) return null
    const { text } = await extractText(pdf, { mergePages: true })
    return text
  } catch {
    return null
  }
}

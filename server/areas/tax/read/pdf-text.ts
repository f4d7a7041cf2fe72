import { extractText, getDocumentProxy } from 'unpdf'

// a faktur pajak has few; what follows names nothing
const MOST_PAGES = 10

/** The text of a PDF's first pages; null where it cannot be read. */
export async function pdfText(content: Uint8Array): Promise<string | null> {
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

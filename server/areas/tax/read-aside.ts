import { Refusal } from '#domain/refusal.ts'
import type { Sought } from '#domain/tax/lacking.ts'
import { findTaxNumber } from '#domain/tax/tax-number.ts'
import { aside } from '#server/platform/aside.ts'
import type { Archive, ArchivedFile, openArchive } from './read/open-archive.ts'
import type { PdfNumbers, ReadPdf } from './read/pdf-numbers.ts'
import type { readPdf } from './read/pdf-process.ts'

const MOST_WAITING = 20
const LONGEST_OF_ZIP_MS = 30_000
// besides the bytes of the files, which are bounded by themselves: a table of a megabyte takes a tenth of it
const MOST_MEMORY_MB = 128
// a faktur pajak takes a tenth of a second
const LONGEST_OF_PDF_MS = 5_000
const MOST_MEMORY_OF_PDF_MB = 256
// of one zip, by those that take ten times as long together: others would wait behind one that is made of such files
const SLOW_MS = 1_000
const LONGEST_OF_SLOW_MS = 10_000

const UNREAD: ReadPdf = { numbers: null, tookMs: 0 }

const openArchiveAside = aside<typeof openArchive>(new URL('./read/open-archive.ts', import.meta.url), 'openArchive', {
  longestMs: LONGEST_OF_ZIP_MS,
  mostMemoryMb: MOST_MEMORY_MB,
  mostWaiting: MOST_WAITING,
})

const readPdfAside = aside<typeof readPdf>(new URL('./read/pdf-process.ts', import.meta.url), 'readPdf', {
  longestMs: LONGEST_OF_PDF_MS,
  mostMemoryMb: MOST_MEMORY_OF_PDF_MB,
  mostWaiting: MOST_WAITING,
})

/** The numbers in a PDF from outside, and what it lacks; null where it cannot be read. @throws Refusal busy */
export async function readPdfNumbers(content: Uint8Array, sought: Sought): Promise<PdfNumbers | null> {
  return (await readOne(content, sought)).numbers
}

export interface ReadArchive {
  pdfs: (ArchivedFile & {
    /** Null where it cannot be read. */
    numbers: PdfNumbers | null
    /** Those before it took too long together. */
    isSkipped: boolean
  })[]
}

/** A zip of PDFs from outside, with the numbers in them. @throws Refusal busy | tax_archive_unread | tax_archive_large */
export async function readArchiveAside(zip: Buffer, npwp: string | null): Promise<ReadArchive> {
  const { pdfs } = await openAside(zip)
  const read: ReadArchive['pdfs'] = []
  let slowMs = 0
  for (const pdf of pdfs) {
    const isSkipped = slowMs >= LONGEST_OF_SLOW_MS
    const { numbers, tookMs } = isSkipped
      ? UNREAD
      : await readOne(pdf.content, { npwp, taxNumber: taxNumberBeside(pdf) })
    if (tookMs > SLOW_MS) slowMs += tookMs
    read.push({ ...pdf, numbers, isSkipped })
  }
  return { pdfs: read }
}

/** The number from the table or from the name of a PDF. */
export function taxNumberBeside({ name, row }: Pick<ArchivedFile, 'name' | 'row'>): string | null {
  return row?.taxNumber ?? findTaxNumber(name)
}

async function openAside(zip: Buffer): Promise<Archive> {
  const opened = await openArchiveAside(zip)
  if (opened === 'large') throw new Refusal('tax_archive_large', { field: 'berkas' })
  // one that takes too long, or too much memory, is one that cannot be read
  if (opened === undefined || opened === 'unread') throw new Refusal('tax_archive_unread', { field: 'berkas' })
  return opened
}

async function readOne(content: Uint8Array, sought: Sought): Promise<ReadPdf> {
  return (await readPdfAside({ content, sought })) ?? { numbers: null, tookMs: LONGEST_OF_PDF_MS }
}

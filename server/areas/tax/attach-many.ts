import type { Seller } from '#domain/accounts/actor.ts'
import { fileNameOf } from '#domain/files/file.ts'
import { Refusal } from '#domain/refusal.ts'
import type { AttachedMany } from '#domain/tax/contract.ts'
import { lackingText } from '#domain/tax/lacking.ts'
import { findInvoiceNumber, invoiceNumbersIn, onlyKnown } from '#domain/tax/tax-number.ts'
import { holdInvoices } from '#server/areas/order-documents/public.ts'
import type { Deps } from '#server/deps.ts'
import { attachTo } from './attach.ts'
import { findNpwp } from './queries.ts'
import { type ReadArchive, readArchiveAside, taxNumberBeside } from './read-aside.ts'

/**
 * Attaches every PDF of a zip to the invoice whose number a table beside it, its name or its text has. Each succeeds or
 * fails by itself, with the reason [TAX-2]. @throws FilesLost, Refusal busy | tax_archive_unread | tax_archive_large
 */
export async function attachMany(deps: Deps, seller: Seller, zip: Buffer): Promise<AttachedMany> {
  const npwp = await findNpwp(deps.db, seller)
  const archive = await readArchiveAside(zip, npwp)
  const numbers = [...new Set(archive.pdfs.flatMap(invoiceNumbersOf))]
  const known = await deps.db.transaction().execute((tx) => holdInvoices(tx, seller, { numbers }))
  const own = new Set(known.map(({ number }) => number))

  const results: AttachedMany['results'] = []
  for (const pdf of archive.pdfs) {
    const { taxNumber, invoiceNumber } = numbersOf(pdf, own)
    const found = { file: pdf.name, taxNumber, invoiceNumber }
    results.push({
      ...found,
      reason: faultOf(pdf, { ...found, npwp }) ?? (await tryToAttach(deps, seller, pdf, found)),
    })
  }
  return { attached: results.filter(({ reason }) => reason === null).length, results }
}

type ReadPdf = ReadArchive['pdfs'][0]

interface NamedNumbers {
  taxNumber: string | null
  invoiceNumber: string | null
}

/** The number from the table, else from the name, else from the text. */
function numbersOf({ name, row, numbers }: ReadPdf, own: ReadonlySet<string>): NamedNumbers {
  return {
    taxNumber: taxNumberBeside({ name, row }) ?? numbers?.taxNumber ?? null,
    invoiceNumber: row?.invoiceNumber ?? findInvoiceNumber(name, own) ?? onlyKnown(numbers?.invoiceNumbers ?? [], own),
  }
}

/** Every invoice number that a file may belong to. */
function invoiceNumbersOf({ name, row, numbers }: ReadPdf): string[] {
  return [
    ...(row?.invoiceNumber ? [row.invoiceNumber] : []),
    ...invoiceNumbersIn(name),
    ...(numbers?.invoiceNumbers ?? []),
  ]
}

function faultOf(
  { numbers, isSkipped }: ReadPdf,
  { taxNumber, invoiceNumber, npwp }: NamedNumbers & { npwp: string | null },
): string | null {
  if (isSkipped)
    return 'Berkas ini tidak dibaca: berkas lain dalam zip ini terlalu berat. Kirim ulang tanpa berkas itu.'
  if (numbers === null) return 'Berkas ini bukan PDF yang dapat dibaca.'
  if (taxNumber === null) return 'Nomor faktur pajak (17 angka) tidak ditemukan pada nama maupun isinya.'
  if (invoiceNumber === null) return 'Nomor invoice Anda tidak ditemukan pada nama maupun isinya.'
  if (numbers.lacking.length === 0) return null
  const lacking = lackingText(numbers.lacking, { taxNumber, npwp })
  return `Pada teks PDF ini tidak ditemukan ${lacking}. Bila memang benar, pasang tersendiri dengan alasannya.`
}

/** @returns why it was refused; null: it is attached */
async function tryToAttach(
  deps: Deps,
  seller: Seller,
  { name, content }: ReadPdf,
  { taxNumber, invoiceNumber }: NamedNumbers,
): Promise<string | null> {
  const file = { name: fileNameOf(name, 'pdf'), kind: 'pdf' as const, content: Buffer.from(content) }
  try {
    const by = { numbers: [invoiceNumber ?? ''] as [string] }
    await attachTo(deps, seller, { by, number: taxNumber ?? '', lacks: null }, file)
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.code === 'paper_not_found' ? 'Tidak ada invoice Anda dengan nomor ini.' : error.sentence
  }
}

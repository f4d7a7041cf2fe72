import type { Buyer } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import { MOST } from '#domain/limits.ts'
import { languageLabel } from '#domain/papers/language.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { zipStream } from '#server/platform/files/zip-stream.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { type FolderRow, findDocuments } from './queries.ts'
import { type FolderSearch, wishOf } from './show-folder.ts'

/**
 * All documents of a folder that are asked for as one zip, or those of them that are chosen, in a folder for each seller [DOC-2].
 * @throws Refusal folder_documents_not_found | folder_too_large
 */
export async function zipFolder(
  deps: Deps,
  buyer: Buyer,
  { chosen, ...search }: FolderSearch & { chosen: readonly string[] | null },
): Promise<FileAnswer> {
  const today = businessDay(deps.now())
  const part = { order: search.order, after: null, limit: MOST.documentsInZip + 1 }
  const rows = await findDocuments(deps.db, buyer.companyId, { ...wishOf(search), chosen }, part, today)
  if (rows.length === 0) throw new Refusal('folder_documents_not_found')
  if (rows.length > MOST.documentsInZip) throw new Refusal('folder_too_large')
  const entries = rows.map((row) => ({ name: nameOf(row), open: () => deps.files.open(row.key) }))
  return { name: `Dokumen mutu ${today}.zip`, kind: 'zip', content: zipStream(entries, deps.now()) }
}

/** 'Toko Jaya/Gula Rafinasi/CoA lot L-7.pdf' */
function nameOf({ kind, language, lot, productName, sellerName, replacedAt, fileKind }: FolderRow): string {
  const words = [
    productDocumentLabel(kind),
    lot === null ? language && languageLabel(language) : `lot ${lot}`,
    replacedAt && `(diganti ${businessDay(replacedAt)})`,
  ]
  const file = words.filter((word) => word !== null).join(' ')
  return `${[sellerName, productName, file].map(plain).join('/')}.${fileKind === 'jpeg' ? 'jpg' : fileKind}`
}

/** Without what file systems refuse. */
function plain(text: string): string {
  return text.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-').replace(/^\.+|[. ]+$/g, '')
}

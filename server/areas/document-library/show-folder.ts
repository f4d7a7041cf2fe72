import type { Buyer } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay, dayAfter, startOfDay } from '#domain/business-day.ts'
import { type ProductDocumentKind, productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import type { FolderDocument, FolderPage } from '#domain/document-library/contract.ts'
import { type FolderOrder, type FolderState, folderStates, searchedWords } from '#domain/document-library/state.ts'
import { productCode } from '#domain/ids.ts'
import { MOST } from '#domain/limits.ts'
import { languageLabel } from '#domain/product-documents/language.ts'
import { Refusal } from '#domain/refusal.ts'
import { findDeliveryNotes } from '#server/areas/order-documents/public.ts'
import { findOrderNumbers, isOrderOf } from '#server/areas/orders/public.ts'
import { certificateAddress, documentAddress } from '#server/areas/product-documents/public.ts'
import type { DeliveryNote } from '#server/areas/shipments/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { zipStream } from '#server/platform/files/zip-stream.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { countDocuments, type FolderRow, type FolderWish, findDocuments } from './queries.ts'

/** The search in a document library. */
export interface FolderSearch {
  keyword: string
  kind: ProductDocumentKind | null
  sellerId: string | null
  state: FolderState | null
  orderId: string | null
  /** First and last day of ordering, inclusive. */
  firstDay: BusinessDay | null
  lastDay: BusinessDay | null
  order: FolderOrder
}

/**
 * A page of the documents of the buyer company's purchases, and the counts of all [DOC-2]. @throws Refusal
 * order_not_found
 */
export async function showFolder(
  { db, now }: Deps,
  buyer: Buyer,
  { after, perPage, ...search }: FolderSearch & { after: string | null; perPage: number },
): Promise<FolderPage> {
  const today = businessDay(now())
  const wish = wishOf(search)
  const orderNumber = search.orderId && (await numberOf(db, buyer, search.orderId))
  const rows = await findDocuments(db, buyer.companyId, wish, { order: search.order, after, limit: perPage + 1 }, today)
  const counted = await countDocuments(db, buyer.companyId, wish, today)
  const shown = rows.slice(0, perPage)
  const notes = await findDeliveryNotes(db, [...new Set(shown.flatMap(({ shipmentId }) => shipmentId ?? []))])
  const counts = Object.fromEntries(
    folderStates.map((state) => [
      state,
      sum(counted.filter((one) => one.state === state && (!wish.sellerId || one.sellerId === wish.sellerId))),
    ]),
  ) as FolderPage['counts'] // one of each state
  return {
    documents: shown.map((row) => documentView(row, notes)),
    next: rows.length > perPage ? (shown.at(-1)?.id ?? null) : null,
    counts,
    sellers: [...new Map(counted.map(({ sellerId, sellerName }) => [sellerId, sellerName]))].map(([id, name]) => ({
      id,
      name,
    })),
    orderNumber: orderNumber || null,
  }
}

/** The search as query parameters, without a selection of single documents. */
function wishOf({ keyword, firstDay, lastDay, kind, sellerId, state, orderId }: FolderSearch): FolderWish {
  return {
    words: searchedWords(keyword),
    kind,
    sellerId,
    state,
    orderId,
    from: firstDay ? startOfDay(firstDay) : null,
    before: lastDay ? startOfDay(dayAfter(lastDay)) : null,
    chosen: null,
  }
}

async function numberOf(db: Db, buyer: Buyer, orderId: string): Promise<string | undefined> {
  if (!(await isOrderOf(db, buyer, orderId))) throw new Refusal('order_not_found', { field: 'orderId' })
  return (await findOrderNumbers(db, [orderId])).get(orderId)
}

function sum(counted: readonly { count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0)
}

function documentView(row: FolderRow, notes: ReadonlyMap<string, DeliveryNote>): FolderDocument {
  const { id, kind, language, state, validUntil, replacedAt, fileKind, size, productId, productName: name } = row
  const { onSale, sellerName, sellerUsername, lot, orderId, orderNumber, placedAt, orderCount } = row
  return {
    ...{ id, kind, language, state, validUntil, fileKind, size, productId, name, onSale, sellerName, sellerUsername },
    replacedAt: replacedAt?.toISOString() ?? null,
    address: lot === null ? documentAddress(id) : certificateAddress(id),
    code: productCode(productId),
    lot,
    order: { id: orderId, number: orderNumber, placedAt: placedAt.toISOString() },
    orderCount,
    shipment: shipmentView(row, notes),
  }
}

function shipmentView({ shipmentId: id, sequence, sentAt }: FolderRow, notes: ReadonlyMap<string, DeliveryNote>) {
  if (id === null || sequence === null || sentAt === null) return null
  const note = notes.get(id)
  return { id, sequence, sentAt: sentAt.toISOString(), note: note ? { id: note.id, number: note.number } : null }
}

/**
 * All documents of a folder that are requested as one zip, or those of them that are chosen, in a folder for each
 * seller [DOC-2].
 * @throws Refusal folder_documents_not_found | folder_too_large
 */
export async function zipFolder(
  deps: Deps,
  buyer: Buyer,
  { chosen, ...search }: FolderSearch & { chosen: readonly string[] | null },
): Promise<FileAnswer> {
  const today = businessDay(deps.now())
  const range = { order: search.order, after: null, limit: MOST.documentsInZip + 1 }
  const rows = await findDocuments(deps.db, buyer.companyId, { ...wishOf(search), chosen }, range, today)
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

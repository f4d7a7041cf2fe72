import type { Member } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { contract } from '#domain/contract.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { OrderDocument, OrderDocumentEntry } from '#domain/order-documents/contract.ts'
import { issuerOf, paperTitle } from '#domain/order-documents/kind.ts'
import { mayReadDocument } from '#domain/order-documents/readers.ts'
import { proofPath, readOrderDocumentCode } from '#domain/order-documents/stamp.ts'
import { Refusal } from '#domain/refusal.ts'
import { findOrderNumbers, isOrderOf } from '#server/areas/orders/public.ts'
import { certificatesOfOrder } from '#server/areas/product-documents/public.ts'
import type { Deps } from '#server/deps.ts'
import { recordFile, storeFile } from '#server/platform/files/store-file.ts'
import { zipStream } from '#server/platform/files/zip-stream.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { drawAside } from './draw-aside.ts'
import { type FileBeside, taxInvoicesBeside } from './events.ts'
import {
  type DrawnFile,
  findByCode,
  findFile,
  findOrderDocument,
  findOrderDocuments,
  holdOrderDocument,
  insertFile,
  type OrderDocumentContent,
  type OrderDocumentRow,
} from './queries.ts'

export interface OrderDocuments {
  papers: OrderDocumentRow[]
  /** Files by others that come with them. */
  files: FileBeside[]
}

/**
 * The documents of an order of the member's company, and the files beside them, as far as their role reads them [DOC-1,
 * TAX-2, ROLE-10]. @throws Refusal order_not_found
 */
export async function listDocuments(deps: Deps, member: Member, orderId: string): Promise<OrderDocuments> {
  if (!(await isOrderOf(deps.db, member, orderId))) throw new Refusal('order_not_found', { field: 'transaksi_id' })
  const papers = await findOrderDocuments(deps.db, member, orderId)
  const taxInvoices = await taxInvoicesBeside.ask(deps.db, { member, orderId }, deps.now())
  const files = [...taxInvoices, ...(await certificatesOfOrder(deps.db, orderId))]
  return {
    papers: papers.filter(({ content }) => mayReadDocument(member, content.kind)),
    files: files.filter(({ kind }) => mayReadDocument(member, kind)),
  }
}

/** A document of the member's company that their role reads. @throws Refusal paper_not_found */
export async function showOrderDocument(deps: Deps, member: Member, id: string): Promise<OrderDocumentRow> {
  const paper = await findOrderDocument(deps.db, member, id)
  if (!paper || !mayReadDocument(member, paper.content.kind)) {
    throw new Refusal('paper_not_found', { field: 'dokumen_id' })
  }
  return paper
}

/** An order document of the member's company as a PDF. @throws Refusal paper_not_found | busy, FilesLost */
export async function readPdf(deps: Deps, member: Member, id: string): Promise<FileAnswer> {
  const { key, name, size } = await drawnFile(deps, await showOrderDocument(deps, member, id))
  return { name, kind: 'pdf', size, content: await deps.files.open(key) }
}

/**
 * All documents of an order as one zip, made while it is sent [DOC-1]. @throws Refusal order_not_found | no_papers |
 * busy, FilesLost
 */
export async function readAll(deps: Deps, member: Member, orderId: string): Promise<FileAnswer> {
  const { papers, files: beside } = await listDocuments(deps, member, orderId)
  if (papers.length === 0) throw new Refusal('no_papers', { field: 'transaksi_id' })
  const number = (await findOrderNumbers(deps.db, [orderId])).get(orderId)
  // all are drawn before the first is sent, since what has begun can no longer be refused
  const files: DrawnFile[] = []
  for (const paper of papers) files.push(await drawnFile(deps, paper))
  for (const { file } of beside) files.push(file)
  const entries = files.map(({ key, name }) => ({ name, open: () => deps.files.open(key) }))
  return { name: `Dokumen ${number}.zip`, kind: 'zip', content: zipStream(entries, deps.now()) }
}

/** The public proof of a document, for the holder of a copy. @throws Refusal paper_not_found */
export async function proveOrderDocument(deps: Deps, code: string): Promise<OrderDocumentRow> {
  const paper = await findByCode(deps.db, readOrderDocumentCode(code))
  if (!paper) throw new Refusal('paper_not_found', { field: 'kode' })
  return paper
}

/**
 * The PDF of an order document: drawn at the first request, and stored from then on [DOC-1].
 * @throws Refusal busy, FilesLost
 */
async function drawnFile(deps: Deps, paper: OrderDocumentRow): Promise<DrawnFile> {
  return (await findFile(deps.db, paper.id)) ?? (await drawAndKeep(deps, paper))
}

async function drawAndKeep(deps: Deps, { id, sellerId, issuedBy, content }: OrderDocumentRow): Promise<DrawnFile> {
  const proofAddress = new URL(proofPath(content.code), deps.config.publicUrl).href
  const drawn = await drawAside({ content, proofAddress })
  const name = `${paperTitle(content.kind)} ${content.number.replace(/[^\w.-]+/g, '-')}.pdf`
  const stored = await storeFile(deps, { content: drawn, kind: 'pdf', name })
  return deps.db.transaction().execute(async (tx) => {
    await holdOrderDocument(tx, id)
    // by somebody else meanwhile: these bytes are swept
    const there = await findFile(tx, id)
    if (there) return there
    const owner = { companyId: sellerId as CompanyId, userId: issuedBy as UserId } // of the member who issued it
    await insertFile(tx, id, await recordFile(tx, owner, stored, deps.now()))
    return stored
  })
}

/** A document in the list of its order, with the address of its PDF. */
export function viewOrderDocument({
  id,
  content: { kind, number, day },
  voidedAt,
}: OrderDocumentRow): OrderDocumentEntry {
  const address = `/api/${contract.orderDocuments.file.path}?dokumen_id=${id}`
  return { id, kind, number, day, address, isVoid: voidedAt !== null }
}

/** The public proof to compare with a document; of the account as much as identifies it. */
export function viewProof(content: OrderDocumentContent) {
  const { kind, number, day, amounts, account } = content
  const shown = account && { bank: account.bank, lastDigits: account.number.slice(-4) }
  return { kind, number, day, total: amounts?.total ?? null, issuer: issuerOf(content).name, account: shown }
}

/** Since which day a document is void, and why. */
export function viewVoided({ voidedAt, voidReason }: OrderDocumentRow): OrderDocument['voided'] {
  return voidedAt && { day: businessDay(voidedAt), reason: voidReason ?? '' }
}

/** A file beside them in the same list. */
export function viewFile({ id, kind, number, day, address }: FileBeside): OrderDocumentEntry {
  return { id, kind, number, day, address, isVoid: false }
}

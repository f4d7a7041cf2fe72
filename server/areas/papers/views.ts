import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import { type ProductDocumentKind, productDocumentKinds } from '#domain/catalogue/document-kind.ts'
import type { Party } from '#domain/machine.ts'
import type { DocumentRequest, EarlierDocument, ProductDocument, ProductDocumentPlace } from '#domain/papers/codec.ts'
import { mayRead } from '#domain/papers/readers.ts'
import { documentRequests, mayAsk } from '#domain/papers/request.ts'
import { isExpired } from '#domain/papers/validity.ts'
import type { DocumentRow } from './queries-documents.ts'
import type { RequestRow } from './queries-requests.ts'
import type { ShownDocuments } from './show-documents.ts'

// what a buyer of materials expects of every product; others are shown where they are there
const expected: readonly ProductDocumentKind[] = ['coa', 'sds', 'tds', 'halal']

/** A place for each kind that is expected, filled or empty, and for each other one that is there or asked for; null: who does not buy. */
export function placesView(
  { documents, requests }: ShownDocuments,
  buyer: Party | null,
  now: Date,
): ProductDocumentPlace[] {
  const today = businessDay(now)
  return productDocumentKinds
    .map((kind) => {
      const ofKind = documents.filter((one) => one.kind === kind)
      const there = ofKind
        .filter(({ replacedAt }) => replacedAt === null)
        .map((row) => documentView(row, ofKind, today))
      const request = requests.find((one) => one.kind === kind)
      const shown = request && (request.state === 'asked' || request.state === 'declined') ? request : null
      const readable = there.some((one) => one.readable && !one.expired)
      return {
        kind,
        documents: there,
        request: shown && buyer ? requestView(shown, buyer) : null,
        can: buyer ? { ask: mayAsk(buyer, { readable, running: shown?.state === 'asked' }) } : null,
      }
    })
    .filter(({ kind, documents: there, request }) => expected.includes(kind) || there.length > 0 || request)
}

function documentView(row: DocumentRow, versions: readonly DocumentRow[], today: BusinessDay): ProductDocument {
  const { id, language, validUntil, readers, fileKind, size } = row
  return {
    id,
    language,
    validUntil,
    readers,
    fileKind,
    size,
    expired: isExpired(validUntil, today),
    readable: mayRead(readers, row),
    earlier: earlierView(versions.filter((one) => one.language === language && mayRead(one.readers, one))),
  }
}

/** Those of the versions of a document that were replaced. */
export function earlierView(versions: readonly { id: string; replacedAt: Date | null }[]): EarlierDocument[] {
  return versions.flatMap(({ id, replacedAt }) => (replacedAt ? [{ id, replacedAt: replacedAt.toISOString() }] : []))
}

function requestView(row: RequestRow, buyer: Party): DocumentRequest {
  const { id, version, state, note, reason } = row
  const { withdraw } = documentRequests.can(row, buyer, { sold: true })
  return { id, version, state, note, reason, askedAt: row.askedAt.toISOString(), can: { withdraw } }
}

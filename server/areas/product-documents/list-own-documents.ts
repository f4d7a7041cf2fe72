import type { Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import { productCode } from '#domain/ids.ts'
import type {
  DocumentedPage,
  OwnDocument,
  WaitingPage,
  WaitingRequest,
} from '#domain/product-documents/contract-selling.ts'
import { documentRequests } from '#domain/product-documents/request.ts'
import { isExpired } from '#domain/product-documents/validity.ts'
import type { Deps } from '#server/deps.ts'
import {
  findOwnDocuments,
  findOwnProducts,
  type OwnDocumentRow,
  type OwnProductRow,
  type WaitingRow,
} from './queries-own.ts'
import { earlierView } from './show-documents.ts'

interface DocumentedProducts {
  products: OwnProductRow[]
  documents: OwnDocumentRow[]
  total: number
}

interface OwnSearch {
  keyword: string | undefined
  /** Only this one of them; null: all. */
  productId: number | null
  page: number
  perPage: number
}

/** The seller's products with their documents, searched and paged [SELLER-2]. */
export async function listOwnDocuments(
  deps: Deps,
  seller: Seller,
  { keyword, productId, page, perPage }: OwnSearch,
): Promise<DocumentedProducts> {
  const rows = { limit: perPage, offset: (page - 1) * perPage }
  const { products, total } = await findOwnProducts(deps.db, seller, { keyword: keyword || null, productId }, rows)
  const documents = await findOwnDocuments(
    deps.db,
    seller,
    products.map(({ id }) => id),
  )
  return { products, documents, total }
}

export function documentedPageView({ products, documents, total }: DocumentedProducts, now: Date): DocumentedPage {
  const today = businessDay(now)
  return {
    products: products.map((product) => ({
      ...product,
      code: productCode(product.id),
      documents: ownViews(
        documents.filter(({ productId }) => productId === product.id),
        today,
      ),
    })),
    total,
  }
}

function ownViews(versions: readonly OwnDocumentRow[], today: BusinessDay): OwnDocument[] {
  const present = versions.filter(({ replacedAt }) => replacedAt === null)
  return present.map(({ productId: _, replacedAt: __, ...row }) => ({
    ...row,
    expired: isExpired(row.validUntil, today),
    uploadedAt: row.uploadedAt.toISOString(),
    earlier: earlierView(versions.filter(({ kind, language }) => kind === row.kind && language === row.language)),
  }))
}

export function waitingPageView(
  { requests, total }: { requests: readonly WaitingRow[]; total: number },
  seller: Seller,
): WaitingPage {
  return { requests: requests.map((row) => waitingView(row, seller)), total }
}

function waitingView(row: WaitingRow, seller: Seller): WaitingRequest {
  const { id, version, kind, note, buyerName, buyerCity, present, productId, productName, sku, packLabel, status } = row
  const { answer, decline } = documentRequests.can(row, seller, { sold: status === 'published' })
  return {
    id,
    version,
    kind,
    note,
    buyerName,
    buyerCity,
    present,
    product: { id: productId, code: productCode(productId), name: productName, sku, packLabel, status },
    requestedAt: row.requestedAt.toISOString(),
    can: { answer, decline },
  }
}

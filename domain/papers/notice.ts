import { productPath } from '../catalogue/address.ts'
import { type ProductDocumentKind, productDocumentLabel } from '../catalogue/document-kind.ts'
import type { RequestAct } from './request.ts'

/** The page where a seller keeps documents and answers requests. */
const SELLERS_DOCUMENTS = '/pusat-seller/dokumen'

/** The part of a product's page that shows its documents. */
export const DOCUMENTS_ANCHOR = 'dokumen'

interface Happening {
  act: RequestAct | 'ask'
  /** Who acted. */
  companyName: string
  product: { code: string; name: string }
  kind: ProductDocumentKind
  /** The buyer's note, or the seller's reason. */
  said: string | null
}

/** The notification for the other side, with the page that shows it [DOC-2]. */
export function noticeOf({ act, companyName, product, kind, said }: Happening): { message: string; link: string } {
  const { by, phrase } = told[act]
  const message = `${companyName} ${phrase} ${productDocumentLabel(kind)} untuk ${product.name}`
  return {
    message: said ? `${message}: ${said}` : message,
    link: by === 'buyer' ? SELLERS_DOCUMENTS : `${productPath(product)}#${DOCUMENTS_ANCHOR}`,
  }
}

const told: Record<Happening['act'], { by: 'buyer' | 'seller'; phrase: string }> = {
  ask: { by: 'buyer', phrase: 'meminta' },
  withdraw: { by: 'buyer', phrase: 'menarik permintaan' },
  answer: { by: 'seller', phrase: 'membuka' },
  decline: { by: 'seller', phrase: 'menolak permintaan' },
}

import { type BusinessDay, DAY_MS, startOfDay } from '../business-day.ts'
import { productPath } from '../catalogue/address.ts'
import { type ProductDocumentKind, productDocumentLabel } from '../catalogue/document-kind.ts'
import type { RequestAct } from './request.ts'
import { EXPIRY_NOTICE_DAYS_AHEAD } from './validity.ts'

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
  text: string | null
}

/** The notification for the other side, with the page that shows it [DOC-2]. */
export function noticeOf({ act, companyName, product, kind, text }: Happening): { message: string; link: string } {
  const { by, phrase } = phrases[act]
  const message = `${companyName} ${phrase} ${productDocumentLabel(kind)} untuk ${product.name}`
  return {
    message: text ? `${message}: ${text}` : message,
    link: by === 'buyer' ? SELLERS_DOCUMENTS : `${productPath(product)}#${DOCUMENTS_ANCHOR}`,
  }
}

export interface Expiring {
  kind: ProductDocumentKind
  /** The name of its product. */
  product: string
  validUntil: BusinessDay
  /** How many more expire soon, none of them earlier. */
  others: number
}

/** The notification for the seller of documents whose last day is near [DOC-2]. */
export function expiryNotice(expiring: Expiring, today: BusinessDay): { message: string; link: string } {
  const { others } = expiring
  const first = expiryWords(expiring, today)
  const message =
    others === 0
      ? `${first}. Unggah penggantinya.`
      : `${others + 1} dokumen berlaku paling lama ${EXPIRY_NOTICE_DAYS_AHEAD} hari lagi; ${first}. Unggah penggantinya.`
  return { message, link: SELLERS_DOCUMENTS }
}

/** 'CoA untuk Gula berlaku 10 hari lagi' */
export function expiryWords({ kind, product, validUntil }: Omit<Expiring, 'others'>, today: BusinessDay): string {
  const days = Math.round((startOfDay(validUntil).getTime() - startOfDay(today).getTime()) / DAY_MS)
  const when = days === 0 ? 'berlaku sampai hari ini' : `berlaku ${days} hari lagi`
  return `${productDocumentLabel(kind)} untuk ${product} ${when}`
}

const phrases: Record<Happening['act'], { by: 'buyer' | 'seller'; phrase: string }> = {
  ask: { by: 'buyer', phrase: 'meminta' },
  withdraw: { by: 'buyer', phrase: 'menarik permintaan' },
  answer: { by: 'seller', phrase: 'membuka' },
  decline: { by: 'seller', phrase: 'menolak permintaan' },
}

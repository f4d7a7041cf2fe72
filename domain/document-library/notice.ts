import type { BusinessDay } from '../business-day.ts'
import { type Expiring, expiryWords } from '../product-documents/notice.ts'
import { EXPIRY_NOTICE_DAYS_AHEAD } from '../product-documents/validity.ts'
import { folderState } from './state.ts'

/** The notification for a buyer of documents of what it bought whose last day is near [DOC-2]. */
export function boughtExpiryNotice(expiring: Expiring, today: BusinessDay): { message: string; link: string } {
  const { others } = expiring
  const first = expiryWords(expiring, today)
  const message =
    others === 0
      ? `${first}.`
      : `${others + 1} dokumen mutu barang yang Anda beli berlaku paling lama ${EXPIRY_NOTICE_DAYS_AHEAD} hari lagi; ${first}.`
  return { message, link: `/akun/dokumen?status=${folderState.encode('ending')}` }
}

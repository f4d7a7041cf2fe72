import { words } from '../words.ts'

/** Decisions of an administrator on a buyer company [ADM-2]. */
export const reviewDecision = words({ verify: 'verifikasi', correct: 'perbaikan' })
export type ReviewDecision = keyof typeof reviewDecision.names

/** Why its data are sent back [ADM-2]. */
export const reviewReason = words({
  name: 'nama_berbeda',
  address: 'alamat_berbeda',
  number: 'nomor_berbeda',
  double: 'sudah_terdaftar',
  other: 'lainnya',
})
export type ReviewReason = keyof typeof reviewReason.names

const labels: Record<ReviewReason, string> = {
  name: 'Nama berbeda',
  address: 'Alamat berbeda',
  number: 'NPWP atau NIB berbeda',
  double: 'Sudah terdaftar',
  other: 'Lainnya',
}

export const reviewReasons = Object.keys(labels) as readonly ReviewReason[] // every reason has its label

export function reviewReasonLabel(reason: ReviewReason): string {
  return labels[reason]
}

/** 'Nama berbeda. Mohon tulis seperti pada NPWP.' */
export function reviewText(reasons: readonly ReviewReason[], note: string | null): string {
  const named = reasons.filter((reason) => reason !== 'other').map(reviewReasonLabel)
  return [named.join(', '), note].filter(Boolean).join('. ')
}

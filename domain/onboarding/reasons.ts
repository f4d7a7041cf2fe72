import { words } from '../words.ts'

/** Decisions of an administrator on an application [ADM-2]. */
export const decision = words({ approve: 'setujui', correct: 'perbaikan', refuse: 'tolak' })
export type Decision = keyof typeof decision.names

/** Why an application goes back or is refused [ADM-2]. */
export const decisionReason = words({
  name: 'nama_berbeda',
  address: 'alamat_berbeda',
  number: 'nomor_berbeda',
  bank: 'rekening_berbeda',
  licence: 'izin_tidak_berlaku',
  unreadable: 'tidak_terbaca',
  double: 'sudah_terdaftar',
  other: 'lainnya',
})
export type DecisionReason = keyof typeof decisionReason.names

const labels: Record<DecisionReason, string> = {
  name: 'Nama berbeda',
  address: 'Alamat berbeda',
  number: 'NPWP atau NIB berbeda',
  bank: 'Rekening berbeda',
  licence: 'Izin tidak berlaku',
  unreadable: 'Tidak terbaca',
  double: 'Sudah terdaftar',
  other: 'Lainnya',
}

export const decisionReasons = Object.keys(labels) as readonly DecisionReason[] // every reason has its label

export function reasonLabel(reason: DecisionReason): string {
  return labels[reason]
}

/** 'Nama berbeda, Tidak terbaca. Mohon unggah ulang.' */
export function reasonText(reasons: readonly DecisionReason[], note: string | null): string {
  const named = reasons.filter((reason) => reason !== 'other').map(reasonLabel)
  return [named.join(', '), note].filter(Boolean).join('. ')
}

export type EntryKind = 'earned' | 'adjusted' | 'reversed' | 'redeemed' | 'expired'

/** The explanation of a ledger entry [REG-5]. */
export function entryText(kind: EntryKind, about: { orderNumber: string | null; reward: string | null }): string {
  if (kind === 'earned') return `Pesanan ${about.orderNumber} selesai`
  if (kind === 'adjusted') return `Klaim atas pesanan ${about.orderNumber}`
  if (kind === 'reversed') return `Pesanan ${about.orderNumber} dibatalkan`
  if (kind === 'redeemed') return `Ditukar dengan ${about.reward}`
  return 'Masa berlaku poin berakhir'
}

import type { NegotiationDetail } from '#domain/negotiations/contract.ts'

export type Step = NegotiationDetail['penawaran'][number]

/** What a step was, in words: 'Seller menawar balik' [NEGO-13]. */
export function stepWords(step: Step, before: Step | undefined, deal: boolean): string {
  if (step.jenis === 'tawaran') return offerWords(step, before, deal)
  if (step.jenis === 'tolak') return step.pihak === 'seller' ? 'Seller menolak' : 'Pembeli menolak'
  if (step.jenis === 'setuju') return step.pihak === 'seller' ? 'Seller menyetujui' : 'Pembeli menyetujui'
  return words[step.jenis]
}

function offerWords(step: Step, before: Step | undefined, deal: boolean): string {
  if (step.pihak === 'seller') return step.otomatis ? 'Penawaran balik otomatis' : 'Seller menawar balik'
  if (!before) return deal ? 'Pembeli menetapkan harga kesepakatan' : 'Pembeli menawar'
  // an offer right after one of the seller is another attempt, anything else a better thought of the last one
  return before.pihak === 'seller' && before.jenis === 'tawaran' ? 'Pembeli menawar lagi' : 'Pembeli mengubah tawaran'
}

const words: Record<Exclude<Step['jenis'], 'tawaran' | 'tolak' | 'setuju'>, string> = {
  info: 'Seller meminta info tambahan',
  jawaban: 'Pembeli menjawab',
  tarik: 'Pembeli menarik nego',
  batal: 'Pembeli membatalkan nego',
  selesai: 'Masuk ke keranjang',
  kedaluwarsa: 'Kedaluwarsa pukul 24.00 WIB',
  sistem: 'Diakhiri oleh sistem',
}

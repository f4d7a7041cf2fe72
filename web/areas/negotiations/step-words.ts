import type { ShownStep } from '#domain/negotiations/shapes.ts'

/** A step in words: 'Seller menawar balik' [NEGO-13]. */
export function stepWords(step: ShownStep, before: ShownStep | undefined, deal: boolean): string {
  if (step.kind === 'offer') return offerWords(step, before, deal)
  if (step.kind === 'decline') return step.who === 'seller' ? 'Seller menolak' : 'Pembeli menolak'
  if (step.kind === 'agree') return step.who === 'seller' ? 'Seller menyetujui' : 'Pembeli menyetujui'
  return words[step.kind]
}

function offerWords(step: ShownStep, before: ShownStep | undefined, deal: boolean): string {
  if (step.who === 'seller') return step.automatic ? 'Penawaran balik otomatis' : 'Seller menawar balik'
  if (!before) return deal ? 'Pembeli menetapkan harga kesepakatan' : 'Pembeli menawar'
  // an offer right after one of the seller is another attempt, any other is a change of the last one
  return before.who === 'seller' && before.kind === 'offer' ? 'Pembeli menawar lagi' : 'Pembeli mengubah tawaran'
}

const words: Record<Exclude<ShownStep['kind'], 'offer' | 'decline' | 'agree'>, string> = {
  ask: 'Seller meminta info tambahan',
  answer: 'Pembeli menjawab',
  withdraw: 'Pembeli menarik nego',
  cancel: 'Pembeli membatalkan nego',
  finish: 'Masuk ke keranjang',
  expire: 'Kedaluwarsa pukul 24.00 WIB',
  system: 'Diakhiri oleh sistem',
}

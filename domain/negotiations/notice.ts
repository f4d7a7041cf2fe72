import { formatQuantity, formatRupiah } from '../format.ts'
import type { Side } from '../machine.ts'
import type { DecimalText } from '../money.ts'
import type { NegotiationAct, SystemAct } from './negotiation.ts'

/** 'submit' begins a negotiation; everything else is an act of the table. */
export type HappeningAct = NegotiationAct | SystemAct | 'submit'

export interface Happening {
  act: HappeningAct
  /** Who acted; of no account where the system did. */
  by: Side
  automatic: boolean
  deal: boolean
  negotiationId: string
  companyName: string
  productName: string
  price: DecimalText
  units: DecimalText
  unit: string
  note: string | null
}

export interface Notice {
  message: string
  /** The negotiation's page on the reader's side [ROUTE-5]. */
  link: string
}

/** A company's notification of a step, with the page that shows it [HEAD-8]. */
export function noticeOf(happening: Happening, reader: Side): Notice {
  return {
    message: sentences[happening.act](happening),
    link: `${reader === 'buyer' ? '/transaksi' : '/pusat-seller'}/nego/detail/?nego_id=${happening.negotiationId}`,
  }
}

/** One for every act: the compiler finds a missing one. */
const sentences: Record<HappeningAct, (happening: Happening) => string> = {
  submit: (one) => `${phrased(one, one.deal ? 'mengajukan harga kesepakatan' : 'mengajukan nego')}: ${terms(one)}`,
  settle: (one) => `${phrased(one, 'menetapkan harga kesepakatan')}: ${terms(one)}`,
  change: (one) => `${phrased(one, 'mengubah penawaran')}: ${formatRupiah(one.price)}`,
  counter: (one) => `${phrased(one, counterPhrase(one))}: ${formatRupiah(one.price)}`,
  agree: (one) => `${phrased(one, 'menyetujui harga')}: ${formatRupiah(one.price)}`,
  decline: (one) => withNote(phrased(one, 'menolak penawaran'), one.note),
  withdraw: (one) => phrased(one, 'menarik nego'),
  askInfo: (one) => withNote(phrased(one, 'meminta info tambahan untuk nego'), one.note),
  answerInfo: (one) => withNote(phrased(one, 'menjawab permintaan info nego'), one.note),
  finish: (one) => `${phrased(one, 'memasukkan ke keranjang')}: ${terms(one)}`,
  cancel: (one) => phrased(one, 'membatalkan nego'),
  expire: ({ productName }) => `Nego ${productName} sudah kedaluwarsa`,
  end: ({ productName, note }) => withNote(`Nego ${productName} diakhiri oleh sistem`, note),
  replace: ({ productName }) => `Harga kesepakatan ${productName} diganti oleh yang lebih baru`,
}

function phrased({ companyName, productName }: Happening, phrase: string): string {
  return `${companyName} ${phrase} ${productName}`
}

function terms({ price, units, unit }: Happening): string {
  return `${formatRupiah(price)} untuk ${formatQuantity(units)} ${unit}`
}

function counterPhrase({ by, automatic }: Happening): string {
  if (by === 'buyer') return 'menawar lagi'
  return automatic ? 'mengirim penawaran balik otomatis' : 'mengirim penawaran balik'
}

function withNote(sentence: string, note: string | null): string {
  return note ? `${sentence}: ${note}` : sentence
}

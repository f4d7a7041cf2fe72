import { post } from '#test/post.ts'
import type { Member } from './market.ts'

/** Something that must happen once, however often it is sent. */
export interface Act {
  kind: 'order' | 'payment' | 'cart'
  by: Member
  path: string
  body: { kunci: string; produk_id?: number }
  /** How often it was sent. */
  sent: number
  /** The ids in its answer: the orders, the payment, or nothing; undefined until it is answered 2xx. */
  answered?: string | undefined
  /** Why it will never happen. */
  refused?: string | undefined
}

/** As far as answers are read here. */
interface Envelope {
  data?: Data
  status_detail?: { status_message?: string }
}

export interface Data {
  keranjang?: { produk_id: number; cart_id: string }[]
  seller?: { tipe_pembayaran: { kode: string }[] }[]
  total?: string
  transaksi?: { transaksi_id: string }[]
  pembayaran_id?: string
  sisa?: string
  hari_ini?: string
}

export interface Answer {
  /** 0 where nothing came. */
  status: number
  data?: Data | undefined
  sentence: string
}

// longer than the product lets anybody wait
const PATIENCE_MS = 20_000

export async function ask(url: string, { bearer }: Member, path: string, body: object): Promise<Answer> {
  try {
    const answer = await post(url, path, body, bearer, { signal: AbortSignal.timeout(PATIENCE_MS) })
    const { data, status_detail } = (await answer.json()) as Envelope
    return { status: answer.status, data, sentence: status_detail?.status_message ?? '' }
  } catch (error) {
    return { status: 0, sentence: String(error) }
  }
}

/** Whether it is to be sent again: its outcome is unknown, or it was not yet done. */
export function isOpen({ status }: Answer): boolean {
  return status === 0 || status === 429 || status >= 500
}

/** The ids in an answer, to compare with another answer to the same act and with the database. */
export function namedIn({ data }: Answer): string {
  return data?.transaksi?.map(({ transaksi_id }) => transaksi_id).join() ?? data?.pembayaran_id ?? ''
}

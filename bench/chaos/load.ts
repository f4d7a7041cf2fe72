import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Act, ask, type Data, isOpen, namedIn } from './act.ts'
import type { Buyer, Market, Member } from './market.ts'

interface Timing {
  at: number
  /** Undefined while it is under way. */
  ms?: number
  ok?: boolean
  status?: number
}

/** Units of each addition to a cart. */
export const UNITS = 50
const AGAIN_MS = 250
const BREATH_MS = 40
const LONGEST_END_MS = 40_000
// so many good seconds in a row are no accident
const GOOD_SECONDS = 3

/** Buyers that fill carts, order and have their payments recorded, each act again with its key until it is answered. */
export function openLoad(url: string, market: Market) {
  const acts: Act[] = []
  const timings: Timing[] = []
  let ending = false
  const abort = new AbortController()
  const trading = market.buyers.map((buyer) => trade(buyer))

  async function timed(by: Member, path: string, body: object) {
    const timing: Timing = { at: performance.now() }
    timings.push(timing)
    const answer = await ask(url, by, path, body)
    timing.ms = performance.now() - timing.at
    timing.ok = !isOpen(answer)
    timing.status = answer.status
    return answer
  }

  /** @returns undefined where it was refused, or all is to end */
  async function read(by: Member, path: string, body: object): Promise<Data | undefined> {
    while (!ending) {
      const answer = await timed(by, path, body)
      if (!isOpen(answer)) return answer.data
      await delay(AGAIN_MS)
    }
    return undefined
  }

  /** @returns what was answered; undefined where it was refused, or never answered */
  async function act(of: Pick<Act, 'kind' | 'by' | 'path'>, body: object): Promise<string | undefined> {
    const one: Act = { ...of, body: { ...body, kunci: randomUUID() }, sent: 0 }
    acts.push(one)
    while (!abort.signal.aborted) {
      one.sent++
      const answer = await timed(one.by, one.path, one.body)
      if (answer.status === 200) one.answered = namedIn(answer)
      else if (!isOpen(answer)) one.refused = `${one.path}: ${answer.status} ${answer.sentence}`
      else {
        await delay(AGAIN_MS)
        continue
      }
      break
    }
    return one.answered
  }

  async function trade(buyer: Buyer): Promise<void> {
    for (let round = 0; !ending; round++) {
      const product = market.products[round % market.products.length] ?? 0
      await tradeOnce(buyer, product)
      await delay(BREATH_MS)
    }
  }

  async function tradeOnce(buyer: Buyer, product: number): Promise<void> {
    const { seller, reserved } = market
    const company_id = buyer.companyId
    const add = { kind: 'cart', by: buyer, path: 'produk/keranjang/tambah' } as const
    const line = { company_id, user_id: buyer.userId, seller_id: seller.companyId, kuantitas_satuan: String(UNITS) }
    await read(buyer, 'produk/daftar', { langganan: true })
    await act(add, { ...line, produk_id: reserved })
    await act(add, { ...line, produk_id: product })
    const cart = await read(buyer, 'keranjang/shortcut', { company_id })
    const cart_id = cart?.keranjang?.filter(({ produk_id }) => produk_id === product).map((one) => one.cart_id)
    if (!cart_id?.length) return
    const selection = { company_id, cart_id, alamat_id: buyer.addressId }
    const quote = await read(buyer, 'checkout/rincian', selection)
    if (!quote?.total) return
    const transaksi_id = await act(
      { kind: 'order', by: buyer, path: 'checkout/buat' },
      {
        ...selection,
        user_id: buyer.userId,
        seller: [{ seller_id: seller.companyId, tipe_pembayaran: 'transfer' }],
        total: quote.total,
      },
    )
    if (!transaksi_id) return
    const money = await read(seller, 'pusat-seller/pembayaran/pesanan', { transaksi_id })
    if (!money?.sisa) return
    await act(
      { kind: 'payment', by: seller, path: 'pusat-seller/pembayaran/catat' },
      { transaksi_id, jumlah: money.sisa, tanggal: money.hari_ini },
    )
  }

  /** Of those that began between two moments: the time within which 99 of 100 were answered, and how many were not. */
  function between(from: number, until: number): { p99: number; failed: number; all: number } {
    const begun = timings.filter(({ at }) => at >= from && at < until)
    const times = begun.map(({ at, ms }) => ms ?? performance.now() - at).sort((one, other) => one - other)
    const failed = begun.filter(({ ok }) => ok === false).length
    return { p99: times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY, failed, all: begun.length }
  }

  return {
    acts,
    between,
    /** How many requests were answered in which other way than they should be. */
    failures(): string {
      const counts = new Map<string, number>()
      for (const { ok, status } of timings) {
        if (ok !== false) continue
        const how = status === 0 ? 'not at all' : `${status}`
        counts.set(how, (counts.get(how) ?? 0) + 1)
      }
      const summary = [...counts].map(([how, count]) => `${count} x ${how}`).join(', ')
      return `answered otherwise: ${summary || 'none'}`
    },
    /** Seconds from a moment until requests are answered in time again, and stay so; undefined if not within `longest`. */
    async untilBack(since: number, inTimeMs: number, longest: number): Promise<number | undefined> {
      for (let second = 0; second <= longest; second++) {
        const from = since + second * 1000
        const isGood = (round: number) => {
          const { p99, failed } = between(from + round * 1000, from + (round + 1) * 1000)
          return failed === 0 && p99 <= inTimeMs
        }
        await delay(Math.max(0, from + GOOD_SECONDS * 1000 + inTimeMs - performance.now()))
        if (Array.from({ length: GOOD_SECONDS }, (_, round) => isGood(round)).every(Boolean)) return second
      }
      return undefined
    },
    /** Lets everybody finish what they have begun. */
    async end(): Promise<void> {
      ending = true
      const impatient = setTimeout(() => abort.abort(), LONGEST_END_MS)
      await Promise.all(trading)
      clearTimeout(impatient)
    },
  }
}

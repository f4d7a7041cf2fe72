import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Change } from '#domain/catalogue/goods.ts'
import type { Quote } from '#domain/orders/shapes-quote.ts'
import { callApi } from '#web/lib/api/api.ts'
import { dayFault, readDay } from '#web/lib/form/read-day.ts'
import type { ActProblem, Answered } from '#web/lib/form/use-act.ts'
import { useKeyedAct } from '#web/lib/form/use-keyed-act.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { placedPath } from '../paths.ts'
import { waitOf } from './accept-wait.tsx'
import { forgetCheckoutDraft } from './checkout-draft.ts'
import { changesBetween, withExpected } from './quote.ts'
import type { SellerChoice } from './seller-choice.ts'

const OFFLINE = 'Anda sedang offline, jadi pesanan belum dikirim. Silakan coba lagi setelah tersambung.'

const UNANSWERED =
  'Kami belum menerima jawaban dari server. Silakan tekan "Buat pesanan" sekali lagi; pesanan tidak akan tercatat dua kali.'

const NOT_ACCEPTED = 'Centang persetujuan untuk barang yang menyusul.'

/** The question when the price is no longer the one shown, or the goods are not [ORDER-3]. */
export interface PriceConfirmation {
  changes: Change[]
  before: string
  after: string
}

interface Order {
  addressId: string | null
  voucherId: string | null
  total: string
  choices: [sellerId: string, choice: SellerChoice][]
}

interface Ordering {
  companyId: string
  userId: string
  quote: Quote | undefined
  /** Fetches the current amounts. */
  askAgain: () => Promise<{ data: Quote | undefined }>
}

export interface Placing {
  working: boolean
  confirmation: PriceConfirmation | null
  trouble: { sentence: string; field: string | undefined } | null
  place: (order: Order) => Promise<void>
  dismiss: () => void
}

/** Places one order per seller, at most once however often tried, and only at the shown total [ORDER-2, ORDER-3]. */
export function usePlaceOrders({ companyId, userId, quote, askAgain }: Ordering): Placing {
  const navigate = useNavigate()
  const { working, send } = useKeyedAct('checkout/buat', {
    failed: UNANSWERED,
    // the chosen address may be gone
    refreshes: ['cart', 'alamat/daftar'],
    outcome: placedWith,
  })
  const [confirmation, setConfirmation] = useState<PriceConfirmation | null>(null)
  const [trouble, setTrouble] = useState<Placing['trouble']>(null)
  // what is fetched again for another address or voucher changes no line unseen
  const [expected, setExpected] = useState(quote)
  if (quote && !expected) setExpected(quote)

  async function place(order: Order) {
    if (!order.addressId || !quote) return
    // what day it is, the server knows best
    for (const [index, [, { requestedDay }]] of order.choices.entries()) {
      const sentence = dayFault(requestedDay)
      if (sentence) return setTrouble({ sentence, field: `sellers.${index}.requestedDay` })
    }
    const waiting = quote.sellers.findIndex((seller) => {
      const choice = order.choices.find(([sellerId]) => sellerId === seller.id)?.[1]
      return waitOf(seller) !== '' && choice?.accepted !== waitOf(seller)
    })
    if (waiting >= 0) return setTrouble({ sentence: NOT_ACCEPTED, field: `sellers.${waiting}.accepted` })
    setTrouble(null)
    const shown = withExpected(quote, expected ?? quote)
    const request = {
      companyId,
      userId,
      lineIds: linesOf(quote),
      addressId: order.addressId,
      voucherId: order.voucherId,
      shopVoucherIds: quote.sellers.flatMap(({ voucherId }) => voucherId ?? []),
      pickups: order.choices.flatMap(([sellerId, { isFetched }]) => (isFetched ? [sellerId] : [])),
      sellers: order.choices.map(([sellerId, { payment, note, poNumber, requestedDay }]) => ({
        sellerId,
        paymentType: payment,
        note: note.trim() || null,
        poNumber: poNumber.trim() || null,
        requestedDay: readDay(requestedDay),
        accepted: laterLines(quote, sellerId),
      })),
      total: order.total,
      expected: expectedLines(shown),
    }
    const marked: string[] = ['total', 'expected', 'addressId'] satisfies (keyof typeof request)[]
    const problem = await send(request, {
      // another total is not a failure: the buyer is asked; a call without an answer shows its error beside the button,
      // and an invalid field beside itself
      marks: ({ field = '', status }) => marked.includes(field) || field.startsWith('sellers.') || status === 0,
      answered: (_, key) => show(key),
    })
    if (problem) await explain(problem, shown)
  }

  async function show(key: string) {
    forgetCheckoutDraft()
    setConfirmation(null)
    await navigate(placedPath(key), { replace: true })
  }

  async function explain({ sentence, field, status, code }: NonNullable<ActProblem>, shown: Quote) {
    const isAnswer = status > 0 && status < 500
    const now = isAnswer ? (await askAgain()).data : undefined
    const changes = now ? changesBetween(shown, now) : []
    const needsConfirmation =
      field === 'expected' ? changes.length > 0 : field === 'total' && now?.total !== shown.total
    if (now && needsConfirmation) {
      setExpected(now)
      return setConfirmation({ changes, before: shown.total, after: now.total })
    }
    setConfirmation(null)
    setTrouble({ sentence: code === 'offline' ? OFFLINE : sentence, field })
    if (field === 'total' || field === 'expected') toast.failure(sentence)
  }

  return { working, confirmation, trouble, place, dismiss: () => setConfirmation(null) }
}

/** The orders of a request with a lost answer; null if there are none [ORDER-2]. @throws ApiError */
async function placedWith(key: string): Promise<Answered<'checkout/buat'> | null> {
  const answer = await callApi('checkout/hasil', { key })
  return answer.data.orders.length > 0 ? answer : null
}

/** The later units of a seller's lines, as the page shows them. */
function laterLines({ sellers }: Quote, sellerId: string) {
  const { lines = [] } = sellers.find((seller) => seller.id === sellerId) ?? {}
  return lines.flatMap(({ id, later }) => (later ? [{ lineId: id, units: later.units, days: later.days }] : []))
}

/** The lines of a quote as the server compares them with what they are now. */
function expectedLines({ sellers }: Quote) {
  return sellers.flatMap(({ lines }) =>
    lines.map((line) => ({
      id: line.id,
      name: line.name,
      material: line.material,
      grade: line.grade,
      maker: line.maker,
      origin: line.origin,
      form: line.form,
      packLabel: line.packLabel,
      packWeight: line.packWeight,
      unit: line.unit,
      units: line.units,
      price: line.price,
    })),
  )
}

/** The quote's lines: ticked ones that have left the cart are not among them. */
function linesOf(quote: Quote): string[] {
  return quote.sellers.flatMap((seller) => seller.lines.map((line) => line.id))
}

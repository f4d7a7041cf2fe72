import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '#web/lib/api.ts'
import { ApiError, sentenceOf } from '#web/lib/api-error.ts'
import { askAgainAbout } from '#web/lib/query.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { forgetKey, keyOf } from './checkout-key.ts'
import { type Change, changesBetween, type Quote } from './quote.ts'
import type { SellerChoice } from './quoted-seller-card.tsx'

const UNANSWERED =
  'Kami belum menerima jawaban dari server. Silakan tekan "Buat pesanan" sekali lagi; pesanan tidak akan tercatat dua kali.'

/** What the buyer is asked when the price is no longer the one that was shown [ORDER-3]. */
export interface Asked {
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
  /** Asks for the amounts that hold now. */
  askAgain: () => Promise<{ data: Quote | undefined }>
}

export interface Placing {
  working: boolean
  asked: Asked | null
  trouble: { sentence: string; field: string | undefined } | null
  place: (order: Order) => Promise<void>
  dismiss: () => void
}

/** Places one order a seller, at most once however often it is tried, and only at the total that was shown [ORDER-2, ORDER-3]. */
export function usePlaceOrders({ companyId, userId, quote, askAgain }: Ordering): Placing {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [working, setWorking] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [trouble, setTrouble] = useState<Placing['trouble']>(null)

  async function place(order: Order) {
    if (!order.addressId || !quote) return
    setWorking(true)
    setTrouble(null)
    try {
      await send(order, order.addressId, linesOf(quote))
    } catch (error) {
      await explain(error)
    } finally {
      setWorking(false)
    }
  }

  async function send(order: Order, addressId: string, cartIds: string[]) {
    const request = {
      company_id: companyId,
      user_id: userId,
      cart_id: cartIds,
      alamat_id: addressId,
      voucher_id: order.voucherId,
      seller: order.choices.map(([sellerId, { payment, note }]) => ({
        seller_id: sellerId,
        tipe_pembayaran: payment,
        catatan: note.trim() || null,
      })),
      total: order.total,
    }
    const { data } = await callApi('checkout/buat', { ...request, kunci: keyOf(request) })
    forgetKey()
    setAsked(null)
    await askAgainAbout(client, 'cart')
    await navigate('/checkout', {
      replace: true,
      state: { placed: data.transaksi, waiting: data.menunggu_persetujuan },
    })
  }

  async function explain(error: unknown) {
    const isAnswer = error instanceof ApiError && !error.isNetworkFailure && error.status < 500
    if (!isAnswer) return refuse(UNANSWERED, undefined)
    const shown = quote
    const { data: now } = await askAgain()
    if (error.code === 'price_changed' && shown && now && now.total !== shown.total) {
      setAsked({ changes: changesBetween(shown, now), before: shown.total, after: now.total })
      return
    }
    refuse(sentenceOf(error, UNANSWERED), error.field)
  }

  function refuse(sentence: string, field: string | undefined) {
    setAsked(null)
    setTrouble({ sentence, field })
    toast.failure(sentence)
  }

  return { working, asked, trouble, place, dismiss: () => setAsked(null) }
}

/** The lines that were shown; one that left the cart meanwhile is not among them. */
function linesOf(quote: Quote): string[] {
  return quote.seller.flatMap((seller) => seller.produk.map((line) => line.cart_id))
}

import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Reordered } from '#domain/orders/shapes-quote.ts'
import { type Answered, useAct } from '#web/lib/form/use-act.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { needsReading } from './reorder-words.ts'

const FAILED = 'Produk belum dapat dimasukkan ke keranjang. Silakan coba lagi.'

/** Puts an order's products into the cart again and goes there, after what differs from the order was read [ORDER-5]. */
export function useReorder() {
  const navigate = useNavigate()
  const { working, send } = useAct('transaksi/pesan-lagi', { failed: FAILED, refreshes: ['cart'] })
  const [reordered, setReordered] = useState<Reordered | null>(null)

  async function show({ data }: Answered<'transaksi/pesan-lagi'>) {
    if (needsReading(data)) return setReordered(data)
    toast.success(`${data.added} produk dimasukkan ke keranjang`)
    await navigate('/keranjang')
  }

  return {
    working,
    reordered,
    reorder: (orderId: string) => send({ id: orderId }, { answered: show }),
    dismiss: () => setReordered(null),
  }
}

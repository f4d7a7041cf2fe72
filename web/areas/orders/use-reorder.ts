import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '#web/lib/use-act.ts'
import { toast } from '#web/ui/overlay/toast.tsx'

const FAILED = 'Produk belum dapat dimasukkan ke keranjang. Silakan coba lagi.'

export interface Skipped {
  added: number
  /** Names of products, or sentences about them. */
  products: string[]
}

/** Puts an order's products into the cart again and goes there; first lists those that could not be added [ORDER-5]. */
export function useReorder() {
  const navigate = useNavigate()
  const { working, send } = useAct('transaksi/pesan-lagi', { failed: FAILED, refreshes: ['cart'] })
  const [skipped, setSkipped] = useState<Skipped | null>(null)

  async function show({ data }: { data: { ditambahkan: number; dilewati: string[] } }) {
    if (data.dilewati.length > 0) return setSkipped({ added: data.ditambahkan, products: data.dilewati })
    toast.success(`${data.ditambahkan} produk dimasukkan ke keranjang`)
    await navigate('/keranjang')
  }

  return {
    working,
    skipped,
    reorder: (orderId: string) => send({ transaksi_id: orderId }, { answered: show }),
    dismiss: () => setSkipped(null),
  }
}

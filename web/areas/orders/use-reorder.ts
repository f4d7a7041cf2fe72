import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { cartKey } from '#web/areas/cart/public.ts'
import { callApi } from '#web/lib/api.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { toast } from '#web/ui/overlay/toast.tsx'

const FAILED = 'Produk belum dapat dimasukkan ke keranjang. Silakan coba lagi.'

export interface Skipped {
  added: number
  /** Names of products, or sentences about them. */
  products: string[]
}

/** Puts what an order held into the cart again and leads there; what could not be put in is told first [ORDER-5]. */
export function useReorder(companyId: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [working, setWorking] = useState(false)
  const [skipped, setSkipped] = useState<Skipped | null>(null)

  async function reorder(orderId: string) {
    setWorking(true)
    try {
      const { data } = await callApi('transaksi/pesan-lagi', { transaksi_id: orderId })
      await client.invalidateQueries({ queryKey: cartKey(companyId) })
      if (data.dilewati.length > 0) return setSkipped({ added: data.ditambahkan, products: data.dilewati })
      toast.success(`${data.ditambahkan} produk dimasukkan ke keranjang`)
      await navigate('/keranjang')
    } catch (error) {
      toast.failure(sentenceOf(error, FAILED))
    } finally {
      setWorking(false)
    }
  }

  return { working, skipped, reorder, dismiss: () => setSkipped(null) }
}

import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Reordered, reordered as reorderedCodec } from '#domain/orders/codec.ts'
import { needsReading } from '#web/areas/orders/public.ts'
import { useAct } from '#web/lib/use-act.ts'
import { toast } from '#web/ui/overlay/toast.tsx'

/** Puts a list into the cart and goes there, after what cannot be ordered was read [ORDER-7]. */
export function useOrderList() {
  const navigate = useNavigate()
  const { working, send } = useAct('daftar-belanja/keranjang', {
    failed: 'Daftar belum dapat dimasukkan ke keranjang. Silakan coba lagi.',
    refreshes: ['cart', 'lists'],
  })
  const [reordered, setReordered] = useState<Reordered | null>(null)
  return {
    working,
    reordered,
    dismiss: () => setReordered(null),
    order: (listId: string, draftId: string | null) =>
      send(
        { id: listId, ...(draftId !== null && { draftId }) },
        {
          answered: async ({ data }) => {
            const found = reorderedCodec.decode(data)
            if (needsReading(found)) return setReordered(found)
            toast.success(`${found.added} produk dimasukkan ke keranjang`)
            await navigate('/keranjang')
          },
        },
      ),
  }
}

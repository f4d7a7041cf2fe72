import type { Shelf } from '#domain/shelves/shelf.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { shelfPaths } from './paths.ts'
import { useShelf } from './use-shelf.ts'

const words = {
  favourites: { put: 'Ditambahkan ke favorit', taken: 'Dihapus dari favorit', look: 'Lihat favorit' },
  compared: { put: 'Ditambahkan ke perbandingan', taken: 'Dikeluarkan dari perbandingan', look: 'Bandingkan' },
  awaited: { put: 'Kami kabari bila stoknya ada', taken: 'Anda tidak menunggu produk ini lagi', look: 'Lihat semua' },
} satisfies Record<Shelf, { put: string; taken: string; look: string }>

// no row says how long; there is something to press in it [API-6]
const SHOWN_MS = 2500

/** Whether a product is on a shelf, and the press that puts it there or takes it off; a toast says so, with the next step. */
export function useShelfToggle(shelf: Shelf, productId: number) {
  const { ids, put, take } = useShelf(shelf)
  const on = ids.includes(productId)
  const { put: said, taken, look } = words[shelf]

  async function toggle() {
    if (on) {
      if (await take(productId))
        toast.success(taken, SHOWN_MS, { action: { label: 'Urungkan', run: () => void put(productId) } })
      return
    }
    if (await put(productId)) toast.success(said, SHOWN_MS, { action: { label: look, to: shelfPaths[shelf] } })
  }
  return { on, toggle }
}

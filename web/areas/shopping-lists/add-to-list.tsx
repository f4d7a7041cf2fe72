import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { SaveToList } from './save-to-list.tsx'

interface Props {
  product: { id: number; minPurchase: string; price: string | null }
  words?: string
  className?: string
}

/** Adds a product at its minimum purchase to a list of what the company usually buys; nothing for whoever does not buy it [ORDER-7]. */
export function AddToList({ product, words = 'Tambah ke daftar belanja', className }: Props) {
  const { id, minPurchase, price } = product
  const viewer = useViewer()
  if (price === null || viewer.company?.kind !== 'buyer' || !viewerMay(viewer, 'cart.change')) return null
  return (
    <SaveToList
      variant="ghost"
      size="sm"
      words={words}
      lines={() => [{ productId: id, units: minPurchase }]}
      className={className}
    />
  )
}

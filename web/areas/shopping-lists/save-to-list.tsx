import { useState } from 'react'
import type { UnitsOfProduct } from '#domain/cart/together.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button, type ButtonProps } from '#web/ui/action/button.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'

const SaveToListDialog = lazyDialog(async () => (await import('./save-to-list-dialog.tsx')).SaveToListDialog)

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'block' | 'disabled' | 'reason' | 'className'> {
  /** The products to save when the button is pressed. */
  lines: () => readonly UnitsOfProduct[]
  words?: string
}

/** Saves products with their quantities into a list of what the company usually buys [ORDER-7]. */
export function SaveToList({ lines, words = 'Simpan ke daftar', variant = 'secondary', ...appearance }: Props) {
  const [saved, setSaved] = useState<readonly UnitsOfProduct[] | null>(null)
  return (
    <>
      <Button {...appearance} variant={variant} icon={<Icon name="list" size={18} />} onClick={() => setSaved(lines())}>
        {words}
      </Button>
      <SaveToListDialog open={saved !== null} lines={saved ?? []} onClose={() => setSaved(null)} />
    </>
  )
}

interface AddToListProps {
  product: { id: number; minPurchase: string; price: string | null }
  words?: string
  className?: string
}

/** Adds a product at its minimum purchase to a shopping list; nothing for viewers who do not order [ORDER-7]. */
export function AddToList({ product, words = 'Tambah ke daftar belanja', className }: AddToListProps) {
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

import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import type { CartProduct } from './add-to-cart-line.ts'

const AddToCartModal = lazyDialog(async () => (await import('./add-to-cart-modal.tsx')).default)

/** Opens 'Kuantitas Pesanan' for a product; success names it [CART-4]. */
export type AddToCart = (product: CartProduct) => void

const AddToCartContext = createContext<AddToCart>(() => undefined)

export function useAddToCart(): AddToCart {
  return use(AddToCartContext)
}

interface DialogTarget {
  product: CartProduct
  /** Increases each time, so that the modal starts with a fresh quantity. */
  time: number
  /** The entry of the browser's history on which it is open; null once it is closed. */
  at: string | null
}

/**
 * Wrapped once round the pages: the one modal shared by all cards and pages, loaded when first opened. Going back leaves it
 * with its page.
 */
export function AddToCartProvider({ children }: { children: ReactNode }) {
  const [target, setTarget] = useState<DialogTarget | null>(null)
  const here = useLocation().key
  const ask = useCallback<AddToCart>(
    (product) => setTarget((before) => ({ product, time: (before?.time ?? 0) + 1, at: here })),
    [here],
  )

  return (
    <AddToCartContext value={ask}>
      {children}
      {target && (
        <AddToCartModal
          key={target.time}
          product={target.product}
          open={target.at === here}
          onClose={() => setTarget({ ...target, at: null })}
        />
      )}
    </AddToCartContext>
  )
}

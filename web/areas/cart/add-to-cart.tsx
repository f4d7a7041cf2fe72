import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import type { CartProduct } from './add-to-cart-line.ts'

const AddToCartModal = lazyDialog(async () => (await import('./add-to-cart-modal.tsx')).default)

/** Opens 'Kuantitas Pesanan' for a product; success names it [CART-4]. */
export type AddToCart = (product: CartProduct) => void

const AddToCartContext = createContext<AddToCart>(() => undefined)

export function useAddToCart(): AddToCart {
  return use(AddToCartContext)
}

interface Asked {
  product: CartProduct
  /** Increases each time, so that the modal starts with a fresh quantity. */
  time: number
  open: boolean
}

/** Wrapped once round the pages: the one modal shared by all cards and pages, loaded when first opened. */
export function AddToCartProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = useCallback<AddToCart>((product) => {
    setAsked((before) => ({ product, time: (before?.time ?? 0) + 1, open: true }))
  }, [])

  return (
    <AddToCartContext value={ask}>
      {children}
      {asked && (
        <AddToCartModal
          key={asked.time}
          product={asked.product}
          open={asked.open}
          onClose={() => setAsked({ ...asked, open: false })}
        />
      )}
    </AddToCartContext>
  )
}

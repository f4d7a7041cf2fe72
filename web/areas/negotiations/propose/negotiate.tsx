import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import type { ProductCard } from '#domain/catalogue/shapes.ts'
import type { DecimalText } from '#domain/money.ts'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'

const loadModal = () => import('./negotiate-modal.tsx')
const NegotiateModal = lazyDialog(async () => (await loadModal()).default)

/** The fields of a product that proposing a price needs. */
export interface NegotiableProduct
  extends Pick<ProductCard, 'id' | 'name' | 'unit' | 'packWeight' | 'packLabel' | 'minNego' | 'exchangeRate'> {
  /** Rupiah per unit. */
  price: DecimalText
}

/** Opens 'Nego Harga' for a product [NEGO-1]. */
export type Negotiate = (product: NegotiableProduct) => void

const NegotiateContext = createContext<Negotiate>(() => undefined)

export function useNegotiate(): Negotiate {
  return use(NegotiateContext)
}

/** Preloads the modal: the pointer is already on its button. */
export function prepareNegotiation(): void {
  // opening it reports a failure
  loadModal().catch(() => undefined)
}

interface DialogTarget {
  product: NegotiableProduct
  /** Increases each time, so that the modal starts anew: with what was typed and neither sent nor given up. */
  time: number
  /** The entry of the browser's history on which it is open; null once it is closed. */
  at: string | null
}

/**
 * Wrapped once round the pages: the one modal shared by all cards and pages, loaded when first opened. Going back leaves it
 * with its page; going forward again brings it back with what was typed.
 */
export function NegotiateProvider({ children }: { children: ReactNode }) {
  const [target, setTarget] = useState<DialogTarget | null>(null)
  const here = useLocation().key
  const ask = useCallback<Negotiate>(
    (product) => setTarget((before) => ({ product, time: (before?.time ?? 0) + 1, at: here })),
    [here],
  )

  return (
    <NegotiateContext value={ask}>
      {children}
      {target && (
        <NegotiateModal
          key={target.time}
          product={target.product}
          open={target.at === here}
          onClose={() => setTarget({ ...target, at: null })}
        />
      )}
    </NegotiateContext>
  )
}

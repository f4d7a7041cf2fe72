import { MOST } from '#domain/limits.ts'
import { addToCart } from '#domain/sample/cart.ts'
import type { ChosenOption, SampleProduct } from '#domain/sample/product.ts'
import { toggled, toggledToCompare } from '#domain/sample/state.ts'
import { Button, type ButtonSize } from '#web/ui/action/button.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { Icon, type IconName } from '#web/ui/picture/icon.tsx'
import { actSlowly, useIsWorking, useSample } from './sample-store.ts'

interface AddProps {
  product: SampleProduct
  options?: readonly ChosenOption[]
  quantity?: number
  size?: ButtonSize
  /** Why it cannot be added as chosen; null if it can. */
  reason?: string | null
}

/** Each press adds, also while an earlier one is under way [SAMPLE-2]. */
export function AddButton({ product, options, quantity, size, reason }: AddProps) {
  const name = `cart ${product.id}`
  return (
    <Button
      again
      block
      size={size}
      working={useIsWorking(name)}
      disabled={Boolean(reason)}
      reason={reason}
      icon={<Icon name="cart" size={18} />}
      onClick={() =>
        actSlowly(name, {
          change: (state) => ({ ...state, cart: addToCart(state.cart, product, options, quantity) }),
          done: `${product.name} masuk ke keranjang contoh`,
        })
      }
    >
      Ke keranjang
    </Button>
  )
}

interface ListProps {
  product: SampleProduct
  list: 'wishlist' | 'compare'
  /** On a page that shows this list: the product leaves it. */
  leaves?: boolean
}

/** Puts a product on a list, or takes it off [SAMPLE-2]. */
export function ListButton({ product, list, leaves }: ListProps) {
  const { icon, label, on, off } = lists[list]
  const name = `${list} ${product.id}`
  const listed = useSample()?.[list].includes(product.id) ?? false
  return (
    <Button
      variant="ghost"
      size="sm"
      className="min-w-0 px-2"
      working={useIsWorking(name)}
      aria-pressed={listed}
      aria-label={`${label}: ${product.name}`}
      icon={<Icon name={icon} size={18} filled={listed && list === 'wishlist'} />}
      onClick={({ currentTarget }) =>
        actSlowly(name, {
          change: (state) => {
            const ids =
              list === 'compare' ? toggledToCompare(state.compare, product.id) : toggled(state.wishlist, product.id)
            return ids && { ...state, [list]: ids }
          },
          done: `${product.name} ${listed ? off : on}`,
          refused: `Paling banyak ${MOST.comparedProducts} produk dapat dibandingkan sekaligus.`,
          before: leaves ? () => passFocusOn(currentTarget) : undefined,
        })
      }
    >
      {listed ? 'Lepas' : label}
    </Button>
  )
}

/** Where what had the focus is about to leave the page. */
export function passFocusOn(leaving: Element): void {
  if (document.activeElement === leaving) focusHeading()
}

const lists: Record<'wishlist' | 'compare', { icon: IconName; label: string; on: string; off: string }> = {
  wishlist: { icon: 'heart', label: 'Favorit', on: 'masuk ke favorit', off: 'keluar dari favorit' },
  compare: { icon: 'compare', label: 'Bandingkan', on: 'masuk ke perbandingan', off: 'keluar dari perbandingan' },
}

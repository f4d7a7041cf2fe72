import { NegotiationMark } from '#web/areas/negotiations/public.ts'

/** Below the price of the buying panel: what the company negotiates about the product, or the price agreed [CART-7]. */
export function PanelNegotiation({ productId }: { productId: number }) {
  return (
    <NegotiationMark
      productId={productId}
      className="num mt-2.5 block rounded-field bg-amber-tint px-3 py-2 text-sm font-semibold text-amber-ink no-underline hover:underline"
    />
  )
}

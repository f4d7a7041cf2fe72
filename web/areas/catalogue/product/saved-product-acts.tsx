import { AwaitButton, SavedListButton } from '#web/areas/saved-products/public.ts'
import { useIsHydrated } from '#web/lib/press/use-is-hydrated.ts'

/** 'Kabari bila ada', 'Favorit' and 'Bandingkan' of one product [CARD-5, SHOP-5]. */
export function SavedListActs({ product }: { product: { id: number; name: string; available: boolean } }) {
  // they come with the page, and can be pressed once their code is there
  const hydrated = useIsHydrated()
  return (
    <div inert={!hydrated} className="contents">
      <AwaitButton product={product} className="text-primary" />
      <SavedListButton shelf="favourites" product={product} />
      <SavedListButton shelf="compared" product={product} />
    </div>
  )
}

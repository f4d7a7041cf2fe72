import { AwaitButton, ShelfButton } from '#web/areas/shelves/public.ts'
import { useIsHydrated } from '#web/lib/press/use-is-hydrated.ts'

/** 'Kabari bila ada', 'Favorit' and 'Bandingkan' of one product [CARD-5, SHOP-5]. */
export function ShelfActs({ product }: { product: { id: number; name: string; available: boolean } }) {
  // they come with the page, and can be pressed once their code is there
  const hydrated = useIsHydrated()
  return (
    <div inert={!hydrated} className="contents">
      <AwaitButton product={product} className="text-primary" />
      <ShelfButton shelf="favourites" product={product} />
      <ShelfButton shelf="compared" product={product} />
    </div>
  )
}

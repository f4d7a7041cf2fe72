import { AwaitButton, ShelfButton } from '#web/areas/shelves/public.ts'

/** 'Kabari bila ada', 'Favorit' and 'Bandingkan' of one product [CARD-5, SHOP-5]. */
export default function ShelfActs({ product }: { product: { id: number; name: string; available: boolean } }) {
  return (
    <>
      <AwaitButton product={product} className="text-primary" />
      <ShelfButton shelf="favourites" product={product} />
      <ShelfButton shelf="compared" product={product} />
    </>
  )
}

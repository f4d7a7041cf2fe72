import { ShelfButton } from '#web/areas/shelves/public.ts'

/** 'Favorit' and 'Bandingkan' of one product [CARD-5]. */
export default function ShelfActs({ product }: { product: { id: number; name: string } }) {
  return (
    <>
      <ShelfButton shelf="favourites" product={product} />
      <ShelfButton shelf="compared" product={product} />
    </>
  )
}

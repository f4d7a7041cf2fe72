import { useQuery } from '@tanstack/react-query'
import { Amount } from '#web/lib/amount.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import type { TaggedProduct } from '../opening.ts'
import { productsQuery } from '../queries.ts'

interface Props {
  product: TaggedProduct
  onClose?: (() => void) | undefined
}

/** The product that the next message is about, with its price where the viewer may see it [CHAT-3, ROLE-4]. */
export function TaggedStrip({ product, onClose }: Props) {
  const { data: [offered] = [] } = useQuery(productsQuery([product.id]))
  return (
    <section
      aria-label="Produk yang Anda bahas"
      className="flex min-h-15 shrink-0 items-center gap-3 border-t border-line py-2 ps-5 pe-3 text-sm leading-snug max-lg:ps-4"
    >
      <img
        src={product.picture}
        alt=""
        width={40}
        height={40}
        className="size-10 shrink-0 rounded-mark bg-page object-cover"
      />
      <span className="min-w-0 flex-1">
        <span className="block text-xs text-mute">Produk yang Anda bahas</span>
        <span className="block truncate font-semibold">{product.name}</span>
      </span>
      {offered && offered.price !== null && (
        <span className="num font-semibold whitespace-nowrap @max-xl/room:hidden">
          <Amount of={offered.price} /> <span className="font-normal text-mute">/ {offered.unit}</span>
        </span>
      )}
      <IconButton icon="close" label="Tutup pratinjau produk" onClick={onClose} />
    </section>
  )
}

import { Link } from 'react-router'
import { plainProductPath } from '#domain/catalogue/address.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'

interface Props {
  shelf: 'favourites' | 'awaited'
  id: number
  /** As it was sold; unknown of what a visitor gathered. */
  name: string | undefined
  onRemove: () => void
}

/** A product on a shelf that is not sold any more. */
export function GoneProduct({ shelf, id, name, onRemove }: Props) {
  return (
    <article className="row-span-4 flex h-full min-h-48 flex-col items-center justify-center gap-2 rounded-card border border-dashed border-line-strong p-4 text-center">
      <Icon name="box" size={26} className="text-mute" />
      {name && <h3 className="text-sm leading-snug">{name}</h3>}
      <p className="text-sm text-mute">Tidak dijual lagi</p>
      <Link to={plainProductPath(id)} className="text-link py-1 text-sm">
        Lihat penggantinya
        {name && <span className="sr-only"> untuk {name}</span>}
      </Link>
      <Button
        variant="secondary"
        size="sm"
        data-shelf={shelf}
        aria-label={`Hapus ${name ?? 'produk yang tidak dijual lagi'} dari ${from[shelf]}`}
        onClick={onRemove}
      >
        Hapus
      </Button>
    </article>
  )
}

const from = { favourites: 'favorit', awaited: 'yang ditunggu' }

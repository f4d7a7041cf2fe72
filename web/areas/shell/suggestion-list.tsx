import { productPath } from '#domain/catalogue/address.ts'
import type { Suggestion } from '#domain/catalogue/codec.ts'
import { formatRupiah } from '#domain/format.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { cx } from '#web/ui/cx.ts'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'

interface Props {
  id: string
  suggestions: readonly Suggestion[]
  active: number
  onPick: (path: string) => void
}

/** Photo, name, seller and price of each suggestion; the price by role [SEARCH-1, ROLE-4]. */
export function SuggestionList({ id, suggestions, active, onPick }: Props) {
  const { signedIn } = useViewer()
  return (
    <div id={id} role="listbox" aria-label="Saran pencarian">
      {suggestions.map((product, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox that owns the focus
        <div
          key={product.id}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(productPath(product))}
          className={cx(
            'flex cursor-pointer items-center gap-3 rounded-field px-3 py-2 hover:bg-primary-wash',
            place === active && 'bg-primary-tint',
          )}
        >
          <img src={product.picture} alt="" width={44} height={44} className="rounded-mark" />
          <span className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-3">
            <span className="block min-w-0 sm:flex-1">
              <span className="line-clamp-2 font-semibold">{product.name}</span>
              <span className="block truncate text-sm text-mute">{product.sellerName}</span>
            </span>
            <span className="num block text-sm font-semibold sm:max-w-2/5 sm:text-end">
              {withAmounts(priceWords(product, signedIn))}
            </span>
          </span>
        </div>
      ))}
    </div>
  )
}

function priceWords(product: Suggestion, signedIn: boolean): string {
  if (product.price !== null) return `${formatRupiah(product.price)} / ${product.unit}`
  return signedIn ? 'Berlangganan untuk melihat harga' : 'Masuk untuk melihat harga'
}

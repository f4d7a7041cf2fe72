import type { ReactNode } from 'react'
import type { MaterialSuggestion, Suggestion, Suggestions } from '#domain/catalogue/shapes.ts'
import { fillWords } from '#domain/fill-words.ts'
import { formatCount, formatRupiah } from '#domain/format.ts'
import type { HeaderWords } from '#web/lib/language/indonesian.ts'
import { useInsideWords } from '#web/lib/language/inside-words.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { pathsOf } from './suggested-paths.ts'

interface Props {
  id: string
  suggestions: Suggestions
  active: number
  onPick: (path: string) => void
}

/** Materials, or names to search by where nothing is found, then photo, name, seller and price of products; the price by role [SEARCH-1, MAT-3, MAT-4, ROLE-4]. */
export function SuggestionList({ id, suggestions, active, onPick }: Props) {
  const words = useInsideWords()
  const { materials, nearest, products } = suggestions
  const paths = pathsOf(suggestions)
  const entries = [
    ...materials.map((material) => <OneMaterial key={material.slug} material={material} />),
    ...nearest.map((name) => <OneName key={name} name={name} />),
    ...products.map((product) => <OneProduct key={product.id} product={product} />),
  ]
  return (
    <div id={id} role="listbox" aria-label={words.suggestions}>
      {entries.map((entry, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox that owns the focus
        <div
          key={entry.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(paths[index] ?? '')}
          className={cx(
            'flex cursor-pointer items-center gap-3 rounded-field px-3 py-2 hover:bg-primary-wash',
            index === active && 'bg-primary-tint',
          )}
        >
          {entry}
        </div>
      ))}
    </div>
  )
}

function OneMaterial({ material: { name, offers } }: { material: MaterialSuggestion }) {
  const words = useInsideWords()
  return (
    <>
      <Lens />
      <Words name={name} end={fillWords(words.offers, { count: formatCount(offers) })}>
        {words.material}
      </Words>
    </>
  )
}

function OneName({ name }: { name: string }) {
  const words = useInsideWords()
  return (
    <>
      <Lens />
      <Words name={name}>{words.perhapsMeant}</Words>
    </>
  )
}

function Lens() {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-mark bg-primary-wash text-primary">
      <Icon name="search" size={20} />
    </span>
  )
}

function OneProduct({ product }: { product: Suggestion }) {
  const { signedIn } = useViewer()
  const words = useInsideWords()
  return (
    <>
      <img src={product.picture} alt="" width={44} height={44} className="rounded-mark" />
      <Words name={product.name} end={withAmounts(priceWords(product, signedIn, words))}>
        {product.sellerName}
      </Words>
    </>
  )
}

function Words({ name, children, end }: { name: string; children: string; end?: ReactNode }) {
  return (
    <span className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-3">
      <span className="block min-w-0 sm:flex-1">
        <span className="line-clamp-2 font-semibold">
          <bdi lang="id">{name}</bdi>
        </span>
        <span className="block truncate text-sm text-mute">
          <bdi>{children}</bdi>
        </span>
      </span>
      {end && <span className="num block text-sm font-semibold sm:max-w-2/5 sm:text-end">{end}</span>}
    </span>
  )
}

function priceWords(product: Suggestion, signedIn: boolean, words: HeaderWords): string {
  if (product.price !== null) return `${formatRupiah(product.price)} / ${product.unit}`
  return signedIn ? words.priceAfterSubscribing : words.priceAfterSignIn
}

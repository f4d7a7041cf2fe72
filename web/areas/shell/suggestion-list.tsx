import type { ReactNode } from 'react'
import type { Suggestion } from '#domain/catalogue/shapes.ts'
import { fillWords } from '#domain/fill-words.ts'
import { formatCount, formatRupiah } from '#domain/format.ts'
import type { HeaderWords } from '#web/lib/language/indonesian.ts'
import { useInsideWords } from '#web/lib/language/inside-words.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import type { SuggestedEntry } from './suggested-entries.ts'

interface Props {
  id: string
  entries: readonly SuggestedEntry[]
  /** The key of the entry that Enter opens. */
  active: string | null
  onPick: (entry: SuggestedEntry) => void
}

/** Searches, materials, and photo, name, seller and price of products; the price by role [SEARCH-1, MAT-3, MAT-4, ROLE-4]. */
export function SuggestionList({ id, entries, active, onPick }: Props) {
  const words = useInsideWords()
  return (
    <div id={id} role="listbox" aria-label={words.suggestions}>
      {entries.map((entry, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox that owns the focus
        <div
          key={entry.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={entry.key === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(entry)}
          className={cx(
            'flex cursor-pointer items-center gap-3 rounded-field px-3 py-2 hover:bg-primary-wash',
            entry.key === active && 'bg-primary-tint',
          )}
        >
          <Entry entry={entry} />
        </div>
      ))}
    </div>
  )
}

function Entry({ entry }: { entry: SuggestedEntry }) {
  const words = useInsideWords()
  if (entry.kind === 'product') return <OneProduct product={entry.product} bought={entry.bought} />
  if (entry.kind === 'all') {
    return <span className="text-link py-1">{fillWords(words.allResults, { keyword: entry.keyword })}</span>
  }
  if (entry.kind !== 'material') {
    const isRecent = entry.kind === 'recent'
    return (
      <>
        <Mark icon={isRecent ? 'clock' : 'search'} />
        <Words name={entry.keyword}>{isRecent ? words.searchedBefore : words.perhapsMeant}</Words>
      </>
    )
  }
  const { name, casNumber, offers } = entry
  return (
    <>
      <Mark icon="search" />
      <Words
        name={name}
        // the place of the count is there before the count is
        end={offers === null ? '\u00a0' : fillWords(words.offers, { count: formatCount(offers) })}
        oneLine
      >
        {casNumber ? `${words.material} · CAS ${casNumber}` : words.material}
      </Words>
    </>
  )
}

function Mark({ icon }: { icon: 'clock' | 'search' }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-mark bg-primary-wash text-primary">
      <Icon name={icon} size={20} />
    </span>
  )
}

function OneProduct({ product, bought }: { product: Suggestion; bought: boolean }) {
  const { signedIn } = useViewer()
  const words = useInsideWords()
  return (
    <>
      <img src={product.picture} alt="" width={44} height={44} className="rounded-mark" />
      <Words name={product.name} end={withAmounts(priceWords(product, signedIn, words))}>
        {bought ? `${words.boughtBefore} · ${product.sellerName}` : product.sellerName}
      </Words>
    </>
  )
}

interface WordsProps {
  name: string
  children: string
  end?: ReactNode
  /** The end is short enough to stand beside the name on a narrow screen too. */
  oneLine?: boolean
}

function Words({ name, children, end, oneLine }: WordsProps) {
  return (
    <span className={cx('min-w-0 flex-1', oneLine ? 'flex items-center gap-3' : 'sm:flex sm:items-center sm:gap-3')}>
      <span className={cx('block min-w-0', oneLine ? 'flex-1' : 'sm:flex-1')}>
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

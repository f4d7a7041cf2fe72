import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, type Ref, Suspense, useId, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { Suggestions } from '#domain/catalogue/shapes.ts'
import { fillWords } from '#domain/fill-words.ts'
import { LONGEST } from '#domain/limits.ts'
import { materialNamesQuery, suggestionsQuery } from '#web/areas/catalogue/public.ts'
import { boughtBeforeQuery } from '#web/areas/orders/public.ts'
import { useIsOffline } from '#web/lib/api/offline.ts'
import { useInsideWords } from '#web/lib/language/inside-words.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { cx } from '#web/ui/cx.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { recentSearches, rememberSearch } from './recent-searches.ts'
import { resultPath, useSearchedKeyword, useSearchScope } from './search-scope.ts'
import { type SuggestedEntry, suggestedEntries } from './suggested-entries.ts'

const loadList = async () => (await import('./suggestion-list.tsx')).SuggestionList
const SuggestionList = lazyComponent(loadList)

interface Props {
  /** How long typing must pause before suggestions are requested, in milliseconds. */
  pauseMs: number
  /** The list floats under the box (header) or is part of the page (modal). */
  floating: boolean
  fieldRef?: Ref<HTMLInputElement>
  onDone?: () => void
}

/** The product search: suggestions while typing, Enter opens the results at once [SEARCH-1, SEARCH-2, UX-1]. */
export function SearchBox(props: Props) {
  const keyword = useSearchedKeyword()
  // a new address has a new keyword: the box starts again with it
  return <SearchCombobox key={keyword} initial={keyword} {...props} />
}

function SearchCombobox({ initial, pauseMs, floating, fieldRef, onDone }: Props & { initial: string }) {
  const [text, setText] = useState(initial)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const viewer = useViewer()
  const [recent, setRecent] = useState<readonly string[]>([])
  const [wholeList, setWholeList] = useState(false)
  const words = useInsideWords()
  const sellerScope = useSearchScope()
  const scope = wholeList ? null : sellerScope
  const location = useLocation()
  const navigate = useNavigate()
  const listId = useId()
  // the keyword that a results page comes with is not being typed
  const { suggestions, foundNone, lacking } = useSuggestions(open ? text : '', pauseMs, scope?.sellerId ?? null)
  const { note, nearest } = suggestions
  const nothingWords =
    nearest.length > 0 ? `${words.nothingFound} ${words.perhapsMeant}: ${nearest.join(', ')}.` : words.nothingFound
  const lackingWords =
    lacking && { loading: words.loading, offline: words.suggestionsOffline, failed: words.suggestionsFailed }[lacking]
  const known = useKnown(open, scope !== null)
  const pathOf = (keyword: string) => resultPath(keyword, location, scope)
  const entries = open ? suggestedEntries(text, { recent, ...known }, suggestions, pathOf) : NO_ENTRIES
  // a part of a word may name a material that the search finds by no product
  const knowsSome = entries.some(({ kind }) => kind === 'material' || kind === 'product')
  const shown = foundNone ? entries.filter(({ kind }) => kind !== 'all' && !(knowsSome && kind === 'nearest')) : entries
  const nothingFound = foundNone && !knowsSome
  const expanded = open && (shown.length > 0 || nothingFound || lacking !== null)
  const activeIndex = shown.findIndex(({ key }) => key === active)

  function go(path: string, keyword?: string) {
    setOpen(false)
    if (keyword !== undefined) rememberSearch(viewer, keyword)
    onDone?.()
    void navigate(path)
  }

  function pick(entry: SuggestedEntry) {
    go(entry.path, 'keyword' in entry ? entry.keyword : undefined)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const picked = expanded ? shown[activeIndex] : undefined
    if (picked) return pick(picked)
    go(pathOf(text), text)
  }

  function moveByKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // the browser would empty the box as well; what is shown before somebody types keeps no dialog open
      if (expanded && text !== '') event.preventDefault()
      setActive(null)
      return setOpen(false)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    const places = shown.length + 1
    const next = ((activeIndex + 1 + step + places) % places) - 1
    setActive(shown[next]?.key ?? null)
    setOpen(true)
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <search className="relative block w-full">
      <form
        action="/produk"
        onSubmit={submit}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      >
        <Icon name="search" size={20} className="pointer-events-none absolute start-3.5 top-3 text-mute" />
        <input
          ref={fieldRef}
          type="search"
          name="keyword"
          role="combobox"
          aria-label={words.searchFor}
          aria-expanded={expanded && shown.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={expanded && activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined}
          autoComplete="off"
          maxLength={LONGEST.keyword}
          placeholder={scope ? fillWords(words.searchAt, { seller: scope.sellerName }) : words.searchHint}
          value={text}
          onFocus={(event) => {
            // in the dialog what is typed replaces what was searched before
            if (!floating) event.currentTarget.select()
            setOpen(true)
            setRecent(recentSearches(viewer))
            // loading while the user types; without it they can search all the same
            loadList().catch(() => undefined)
          }}
          onChange={(event) => {
            setText(event.target.value)
            setActive(null)
            setOpen(true)
          }}
          onKeyDown={moveByKey}
          className={cx(
            'text-ellipsis h-11 w-full rounded-field border border-line bg-page ps-11 text-base text-ink placeholder:text-sm placeholder:text-mute focus:border-primary focus:bg-paper focus:outline-2 focus:-outline-offset-1 focus:outline-primary',
            // the header's shortcut stands over its end
            floating ? 'pe-17' : 'pe-4',
          )}
        />
        {sellerScope && (
          <label className={cx('mt-2 flex items-center gap-2 text-sm text-mute', floating && 'sr-only')}>
            <input type="checkbox" checked={wholeList} onChange={(event) => setWholeList(event.target.checked)} />
            {words.searchEverywhere}
          </label>
        )}
        {/* a live region announces the list only if it was there before it */}
        <span role="status" className="sr-only">
          {expanded && (lackingWords ?? (nothingFound ? nothingWords : note))}
        </span>
        <div
          className={cx(
            expanded ? 'block' : 'hidden',
            floating
              ? 'absolute end-0 top-full z-30 mt-2 w-full min-w-128 max-h-[70vh] overflow-y-auto rounded-card border border-line bg-paper p-2 shadow-float'
              : 'mt-3',
          )}
        >
          {note && (
            <p className="px-3 py-2 text-sm text-mute" aria-hidden>
              {note}
            </p>
          )}
          {nothingFound && (
            <p className="px-3 py-3 text-sm text-mute" aria-hidden>
              {words.nothingFound}
            </p>
          )}
          {nothingFound && !floating && (
            <Link to="/produk" onClick={onDone} className="text-link mx-3 inline-block py-2 text-sm">
              {words.allProducts}
            </Link>
          )}
          {expanded && (
            <Suspense fallback={null}>
              <SuggestionList id={listId} entries={shown} active={active} onPick={pick} />
            </Suspense>
          )}
          {/* below: what is there stays where it is */}
          {lackingWords && (
            <p className={cx('px-3 py-3 text-sm text-mute', lacking === 'loading' && 'animate-late')} aria-hidden>
              {lackingWords}
            </p>
          )}
        </div>
      </form>
    </search>
  )
}

const NO_ENTRIES: SuggestedEntry[] = []
const NO_BOUGHT: Suggestions['products'] = []

/** What the browser has for suggestions, fetched once when somebody begins to search [UX-1]. */
function useKnown(open: boolean, ofOneSeller: boolean) {
  const viewer = useViewer()
  const buys = viewer.company?.kind === 'buyer' && viewerMay(viewer, 'order.read')
  const names = useQuery({ ...materialNamesQuery, enabled: open && !ofOneSeller, staleTime: Number.POSITIVE_INFINITY })
  const bought = useQuery({ ...boughtBeforeQuery, enabled: open && !ofOneSeller && buys })
  return ofOneSeller
    ? { names: [], bought: NO_BOUGHT }
    : { names: names.data ?? [], bought: bought.data?.products ?? NO_BOUGHT }
}

const FEWEST_CHARACTERS = 3
const NOTHING: Suggestions = { materials: [], nearest: [], products: [], note: null }

/**
 * Suggestions for what is being typed, requested after a pause of `pauseMs`; newer text discards older answers. Without
 * an answer there are none, and `lacking` says why [SEARCH-1, API-4, API-5].
 */
function useSuggestions(text: string, pauseMs: number, sellerId: string | null) {
  const viewer = useViewer()
  const keyword = useSettled(text.trim(), pauseMs)
  const isRequested = keyword.length >= FEWEST_CHARACTERS && keyword === text.trim()
  const query = useQuery({
    ...suggestionsQuery(viewer.company?.id ?? null, sellerId, keyword),
    enabled: isRequested,
  })
  const offline = useIsOffline()
  const suggestions = (isRequested && query.data) || NOTHING
  return {
    suggestions,
    foundNone: isRequested && query.isSuccess && suggestions.products.length === 0,
    lacking: isRequested && !query.data ? whyNone(offline, query.isError) : null,
  }
}

function whyNone(offline: boolean, failed: boolean) {
  if (offline) return 'offline'
  return failed ? 'failed' : 'loading'
}

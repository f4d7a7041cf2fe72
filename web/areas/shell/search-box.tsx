import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, type Ref, Suspense, useId, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { Suggestions } from '#domain/catalogue/shapes.ts'
import { fillWords } from '#domain/fill-words.ts'
import { LONGEST } from '#domain/limits.ts'
import { suggestionsQuery } from '#web/areas/catalogue/public.ts'
import { useIsOffline } from '#web/lib/api/offline.ts'
import { useInsideWords } from '#web/lib/language/inside-words.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { cx } from '#web/ui/cx.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { resultPath, useSearchedKeyword, useSearchScope } from './search-scope.ts'
import { pathsOf } from './suggested-paths.ts'

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

/** The product search: suggestions while typing, Enter opens the results [SEARCH-1, SEARCH-2]. */
export function SearchBox(props: Props) {
  const keyword = useSearchedKeyword()
  // a new address has a new keyword: the box starts again with it
  return <SearchCombobox key={keyword} initial={keyword} {...props} />
}

function SearchCombobox({ initial, pauseMs, floating, fieldRef, onDone }: Props & { initial: string }) {
  const [text, setText] = useState(initial)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [wholeList, setWholeList] = useState(false)
  const words = useInsideWords()
  const sellerScope = useSearchScope()
  const scope = wholeList ? null : sellerScope
  const location = useLocation()
  const navigate = useNavigate()
  const listId = useId()
  // the keyword that a results page comes with is not being typed
  const { suggestions, nothingFound, lacking } = useSuggestions(open ? text : '', pauseMs, scope?.sellerId ?? null)
  const { note, nearest } = suggestions
  const nothingWords =
    nearest.length > 0 ? `${words.nothingFound} ${words.perhapsMeant}: ${nearest.join(', ')}.` : words.nothingFound
  const lackingWords =
    lacking && { loading: words.loading, offline: words.suggestionsOffline, failed: words.suggestionsFailed }[lacking]
  const paths = pathsOf(suggestions)
  const expanded = open && (paths.length > 0 || nothingFound || lacking !== null)

  function go(path: string) {
    setOpen(false)
    onDone?.()
    void navigate(path)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const picked = expanded ? paths[active] : undefined
    go(picked ?? resultPath(text, location, scope))
  }

  function moveByKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // the browser would empty the box as well
      if (expanded) event.preventDefault()
      setActive(-1)
      return setOpen(false)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    const places = paths.length + 1
    const next = ((active + 1 + step + places) % places) - 1
    setActive(next)
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
          aria-expanded={expanded && lacking === null}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={expanded && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          maxLength={LONGEST.keyword}
          placeholder={scope ? fillWords(words.searchAt, { seller: scope.sellerName }) : words.searchHint}
          value={text}
          onFocus={(event) => {
            // in the dialog what is typed replaces what was searched before
            if (!floating) event.currentTarget.select()
            setOpen(true)
            // loading while the user types; without it they can search all the same
            loadList().catch(() => undefined)
          }}
          onChange={(event) => {
            setText(event.target.value)
            setActive(-1)
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
          {lackingWords && (
            <p className={cx('px-3 py-3 text-sm text-mute', lacking === 'loading' && 'animate-late')} aria-hidden>
              {lackingWords}
            </p>
          )}
          {expanded && lacking === null && (
            <Suspense fallback={null}>
              <SuggestionList id={listId} suggestions={suggestions} active={active} onPick={go} />
            </Suspense>
          )}
        </div>
      </form>
    </search>
  )
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
    nothingFound: isRequested && query.isSuccess && suggestions.products.length === 0,
    lacking: isRequested && !query.data ? whyNone(offline, query.isError) : null,
  }
}

function whyNone(offline: boolean, failed: boolean) {
  if (offline) return 'offline'
  return failed ? 'failed' : 'loading'
}

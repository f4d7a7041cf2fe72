import { mendedSearchSentence } from '#domain/catalogue/search/mended-search.ts'

interface Props {
  keyword: string | undefined
  /** The correction; null when it was found as typed. */
  searchedFor: string | null
}

/** Says that a mistyped keyword was searched otherwise than typed [SEARCH-3]. */
export function MendedSearch({ keyword, searchedFor }: Props) {
  if (searchedFor === null) return null
  return (
    <p className="mt-1 text-sm text-mute">
      Tidak ada hasil untuk “{keyword}”. <b className="text-ink">{mendedSearchSentence(searchedFor)}</b>
    </p>
  )
}

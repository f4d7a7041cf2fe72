/** Says that something else was searched than what was typed [SEARCH-3]. */
export function mendedSearchSentence(searchedFor: string): string {
  return `Menampilkan hasil untuk “${searchedFor}”.`
}

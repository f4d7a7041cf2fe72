import { type EnglishOf, words } from '#domain/words.ts'

/** The states of an article. */
export const articleState = words({
  draft: 'draf',
  planned: 'terjadwal',
  shown: 'tayang',
  withdrawn: 'berakhir',
})
export type ArticleState = EnglishOf<typeof articleState>

/** From when on and until when readers see an article; null: never, and without an end. */
export interface Showing {
  publishedAt: Date | null
  withdrawnAt: Date | null
}

/** The state at an instant: it moves with time alone, so nothing has to run for an article to be shown [ADM-4]. */
export function stateOf({ publishedAt, withdrawnAt }: Showing, now: Date): ArticleState {
  if (publishedAt === null) return 'draft'
  if (withdrawnAt !== null && withdrawnAt <= now) return 'withdrawn'
  return publishedAt <= now ? 'shown' : 'planned'
}

/** '/artikel/3-cara-membaca-coa': the number stays when the words change [CONTENT-1]. */
export function articlePath({ id, slug }: { id: number; slug: string }): string {
  return `/artikel/${id}-${slug}`
}

/** The article that an address names: by its number before anything else, or by the words alone. */
export function articleNamed(address: string): { id: number } | { slug: string } {
  const [, id] = /^([1-9]\d{0,8})(?:-|$)/.exec(address) ?? []
  return id === undefined ? { slug: address } : { id: Number(id) }
}

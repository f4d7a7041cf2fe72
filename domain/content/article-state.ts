import { type EnglishOf, words } from '../codec.ts'

/** What becomes of an article with time. */
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

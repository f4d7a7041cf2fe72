import { accountState } from '#domain/banking/state.ts'
import { type FilterOf, page, ROWS_PER_PAGE, searchParams, text, word } from '#web/lib/page/search-params.ts'

const LONGEST_ID = 36

/** Which accounts an administrator sees, and which of them is open [SHOP-8]. */
export const deskFilter = searchParams({
  state: word('status', accountState),
  page,
  open: text('rekening', LONGEST_ID),
})
export type DeskFilter = FilterOf<typeof deskFilter>

export function queueBody({ state, page }: DeskFilter) {
  return { ...(state && { state }), page, perPage: ROWS_PER_PAGE }
}

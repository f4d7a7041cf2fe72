import { applicationState } from '#domain/onboarding/state.ts'
import { type FilterOf, keyword, page, ROWS_PER_PAGE, searchParams, text, word } from '#web/lib/page/search-params.ts'

const LONGEST_ID = 36

/** Which applications an administrator sees, and which of them is open [ADM-2]. */
export const verificationFilter = searchParams({
  state: word('status', applicationState),
  keyword,
  page,
  open: text('pengajuan', LONGEST_ID),
})
export type VerificationFilter = FilterOf<typeof verificationFilter>

export function queueBody({ state, keyword, page }: VerificationFilter) {
  return {
    ...(state && { state }),
    ...(keyword && { keyword }),
    page,
    perPage: ROWS_PER_PAGE,
  }
}

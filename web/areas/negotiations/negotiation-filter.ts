import { negotiationOutcome, negotiationState } from '#domain/negotiations/words.ts'
import {
  choice,
  day,
  type FilterOf,
  keyword,
  page,
  ROWS_PER_PAGE,
  searchParams,
  word,
} from '#web/lib/page/search-params.ts'

/** All of them, running ones, those of the running that wait for the company, ended ones. */
export const phases = ['semua', 'berjalan', 'menunggu', 'berakhir'] as const
export type Phase = (typeof phases)[number]

/** The filter of a list of negotiations. */
export const negotiationFilter = filterFrom('semua')
/** The filter of the seller's inbox, which by default shows running negotiations [SELLER-4]. */
export const inboxFilter = filterFrom('berjalan')
export type NegotiationFilter = FilterOf<typeof negotiationFilter>

/** The filter as a body for the calls of both sides. */
export function filterBody({ phase, state, outcome, from, until, keyword, page }: NegotiationFilter) {
  return {
    ...(phase !== 'semua' && { running: phase !== 'berakhir' }),
    ...(phase === 'menunggu' && { waiting: true }),
    ...(state && { state }),
    ...(outcome && { outcome }),
    ...(from && { from }),
    ...(until && { until }),
    ...(keyword && { keyword }),
    page,
    perPage: ROWS_PER_PAGE,
  }
}

function filterFrom(usual: Phase) {
  return searchParams({
    phase: choice('tampil', phases, usual),
    state: word('status', negotiationState),
    outcome: word('hasil', negotiationOutcome),
    from: day('dari'),
    until: day('sampai'),
    keyword,
    page,
  })
}

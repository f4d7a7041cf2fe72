import { negotiationState } from '#domain/negotiations/codec.ts'
import { choice, type FilterOf, keyword, page, ROWS_PER_PAGE, searchParams, word } from '#web/lib/search-params.ts'

/** Running ones, ended ones, or both. */
export const phases = ['semua', 'berjalan', 'berakhir'] as const
export type Phase = (typeof phases)[number]

/** What of a list of negotiations is shown. */
export const negotiationFilter = filterFrom('semua')
/** The same of the seller's inbox, which begins with what is running [SELLER-4]. */
export const inboxFilter = filterFrom('berjalan')
export type NegotiationFilter = FilterOf<typeof negotiationFilter>

/** The filter as the calls of both sides take it. */
export function filterBody({ phase, state, keyword, page }: NegotiationFilter) {
  return {
    ...(phase !== 'semua' && { berjalan: phase === 'berjalan' }),
    ...(state && { status: negotiationState.encode(state) }),
    ...(keyword && { keyword }),
    halaman: page,
    per_halaman: ROWS_PER_PAGE,
  }
}

/** Whether anything is left out of the list. */
export function isNarrowed({ phase, state, keyword }: NegotiationFilter): boolean {
  return phase !== 'semua' || state !== '' || keyword !== ''
}

function filterFrom(usual: Phase) {
  return searchParams({
    phase: choice('tampil', phases, usual),
    state: word('status', negotiationState),
    keyword,
    page,
  })
}

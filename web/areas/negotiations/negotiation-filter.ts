import { LAST_PAGE, LONGEST } from '#domain/limits.ts'
import { negotiationState } from '#domain/negotiations/codec.ts'
import { type NegotiationState, negotiationStates } from '#domain/negotiations/state.ts'

/** The rows that fit a screen. */
export const NEGOTIATIONS_PER_PAGE = 15

/** Running ones, ended ones, or both. */
export const phases = ['semua', 'berjalan', 'berakhir'] as const
export type Phase = (typeof phases)[number]

/** What of a list of negotiations is shown; all of it stands in the address. */
export interface NegotiationFilter {
  phase: Phase
  state: NegotiationState | ''
  keyword: string
  /** Counts from 1. */
  page: number
}

/** Reads the address; what makes no sense there filters nothing. The seller's inbox begins with what is running. */
export function readNegotiationFilter(address: URLSearchParams, usual: Phase = 'semua'): NegotiationFilter {
  const page = Number(address.get('halaman') ?? 1)
  return {
    phase: phases.find((phase) => phase === address.get('tampil')) ?? usual,
    state: negotiationStates.find((state) => negotiationState.encode(state) === address.get('status')) ?? '',
    keyword: (address.get('keyword') ?? '').trim().slice(0, LONGEST.keyword),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

/** The address of a filter; a change of anything but the page begins at the first page. */
export function searchOf(
  filter: NegotiationFilter,
  change: Partial<NegotiationFilter> = {},
  usual: Phase = 'semua',
): string {
  const { phase, state, keyword, page } = { ...filter, page: 1, ...change }
  const address = new URLSearchParams()
  if (phase !== usual) address.set('tampil', phase)
  if (state) address.set('status', negotiationState.encode(state))
  if (keyword) address.set('keyword', keyword)
  if (page > 1) address.set('halaman', String(page))
  return address.size > 0 ? `?${address}` : ''
}

/** The filter as the calls of both sides take it. */
export function filterBody({ phase, state, keyword, page }: NegotiationFilter) {
  return {
    ...(phase !== 'semua' && { berjalan: phase === 'berjalan' }),
    ...(state && { status: negotiationState.encode(state) }),
    ...(keyword && { keyword }),
    halaman: page,
    per_halaman: NEGOTIATIONS_PER_PAGE,
  }
}

/** Whether anything is left out of the list. */
export function isNarrowed({ phase, state, keyword }: NegotiationFilter): boolean {
  return phase !== 'semua' || state !== '' || keyword !== ''
}

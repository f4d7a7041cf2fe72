import { LAST_PAGE, LONGEST } from '#domain/limits.ts'
import type { NegotiationStateName } from '#domain/negotiations/contract.ts'
import { stateNames } from './state-look.ts'

/** The rows that fit a screen. */
export const NEGOTIATIONS_PER_PAGE = 15

/** Running ones, ended ones, or both. */
export const phases = ['semua', 'berjalan', 'berakhir'] as const
export type Phase = (typeof phases)[number]

/** What of a list of negotiations is shown; all of it stands in the address. */
export interface NegotiationFilter {
  tampil: Phase
  status: NegotiationStateName | ''
  keyword: string
  /** Counts from 1. */
  halaman: number
}

/** Reads the address; what makes no sense there filters nothing. The seller's inbox begins with what is running. */
export function readNegotiationFilter(address: URLSearchParams, usual: Phase = 'semua'): NegotiationFilter {
  const page = Number(address.get('halaman') ?? 1)
  return {
    tampil: phases.find((phase) => phase === address.get('tampil')) ?? usual,
    status: stateNames.find((name) => name === address.get('status')) ?? '',
    keyword: (address.get('keyword') ?? '').trim().slice(0, LONGEST.keyword),
    halaman: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

/** The address of a filter; a change of anything but the page begins at the first page. */
export function searchOf(
  filter: NegotiationFilter,
  change: Partial<NegotiationFilter> = {},
  usual: Phase = 'semua',
): string {
  const wanted = { ...filter, halaman: 1, ...change }
  const address = new URLSearchParams()
  if (wanted.tampil !== usual) address.set('tampil', wanted.tampil)
  if (wanted.status) address.set('status', wanted.status)
  if (wanted.keyword) address.set('keyword', wanted.keyword)
  if (wanted.halaman > 1) address.set('halaman', String(wanted.halaman))
  return address.size > 0 ? `?${address}` : ''
}

/** The filter as the calls of both sides take it. */
export function filterBody({ tampil, status, keyword, halaman }: NegotiationFilter) {
  return {
    ...(tampil !== 'semua' && { berjalan: tampil === 'berjalan' }),
    ...(status && { status }),
    ...(keyword && { keyword }),
    halaman,
    per_halaman: NEGOTIATIONS_PER_PAGE,
  }
}

/** Whether anything is left out of the list. */
export function isNarrowed({ tampil, status, keyword }: NegotiationFilter): boolean {
  return tampil !== 'semua' || status !== '' || keyword !== ''
}

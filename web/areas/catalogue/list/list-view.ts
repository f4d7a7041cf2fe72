import type { Page } from '#web/lib/api/caller.ts'
import { clearPreference, isChosen, savePreference } from '#web/lib/preference-cookie.ts'

/** How lists of products are drawn: 'Kartu' or 'Tabel' [CARD-6]. */
export type ListView = 'cards' | 'table'

/** A list as one browser shows it. */
export interface ListLayout {
  view: ListView
  /** Products on a page. */
  size: number
  /** Whether the stock is requested: a table has a column of it for buyers, and cards have none. */
  withStock: boolean
  /** Whether the CAS numbers are: a table has a column of them. */
  withCas?: boolean
}

const asTable = { name: 'tampilan', value: 'tabel', seconds: 365 * 24 * 60 * 60 }

/** How a page's lists look, with as many products in each view. */
export function listLayout(
  { viewer }: Pick<Page, 'viewer'>,
  request: Request,
  sizes: Record<ListView, number>,
): ListLayout {
  const view = isChosen(asTable, request) ? 'table' : 'cards'
  return {
    view,
    size: sizes[view],
    withStock: view === 'table' && viewer.company?.kind === 'buyer',
    withCas: view === 'table',
  }
}

/** Keeps the choice for every list of products in this browser. */
export function saveListView(view: ListView): void {
  const apply = view === 'table' ? savePreference : clearPreference
  apply(asTable)
}

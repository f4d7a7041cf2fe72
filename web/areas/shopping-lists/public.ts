/** Exports of the lists of what a company usually buys for other areas. */

export { DraftsNotice } from './drafts-notice.tsx'
export { LISTS_PATH, listPath } from './paths.ts'
export { listsQuery } from './queries.ts'
export { AddToList, SaveToList } from './save-to-list.tsx'

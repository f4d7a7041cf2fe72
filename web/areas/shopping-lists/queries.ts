import { shoppingList, shoppingLists } from '#domain/shopping-lists/codec.ts'
import { query } from '#web/lib/query.ts'

/** The company's lists of what it usually buys, with the drafts that wait. */
export const listsQuery = query({ call: 'daftar-belanja/daftar', body: {}, as: shoppingLists, live: 'lists' })

/** One list with the prices of today. */
export const listQuery = (id: string) =>
  query({ call: 'daftar-belanja/detail', body: { daftar_id: id }, as: shoppingList, live: 'lists' })

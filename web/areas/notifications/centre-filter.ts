import { kindWord } from '#domain/notifications/words.ts'
import { type FilterOf, flag, page, searchParams, word } from '#web/lib/page/search-params.ts'

/** The filter of the list of all notifications. */
export const centreFilter = searchParams({ kind: word('jenis', kindWord), unread: flag('baru'), page })
export type CentreFilter = FilterOf<typeof centreFilter>

import { auditAct } from '#domain/audit/acts.ts'
import { day, type FilterOf, keyword, ROWS_PER_PAGE, searchParams, text, word } from '#web/lib/page/search-params.ts'

const LONGEST_ID = 18

/** Which entries of the audit log are shown; `before` leads on from the last one of the page before [ADM-6]. */
export const auditFilter = searchParams({
  act: word('tindakan', auditAct),
  keyword,
  from: day('dari'),
  until: day('sampai'),
  before: text('sebelum', LONGEST_ID),
})
export type AuditFilter = FilterOf<typeof auditFilter>

/** Fields of the address of the file with the entries that a filter shows. */
export function fileFields({ act, keyword, from, until }: AuditFilter) {
  return {
    ...(act && { tindakan: auditAct.encode(act) }),
    ...(keyword && { cari: keyword }),
    ...(from && { dari: from }),
    ...(until && { sampai: until }),
  }
}

/** The body of the list's call; an id that an address made up is none. */
export function listBody({ act, keyword, from, until, before }: AuditFilter) {
  return {
    ...(act && { act }),
    ...(keyword && { keyword }),
    ...(from && { from }),
    ...(until && { until }),
    ...(before && /^[1-9]\d*$/.test(before) && { before }),
    perPage: ROWS_PER_PAGE,
  }
}

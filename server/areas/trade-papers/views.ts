import { businessDay } from '#domain/business-day.ts'
import { contract } from '#domain/contract.ts'
import type { Paper, PaperEntry } from '#domain/trade-papers/codec.ts'
import type { FileBeside } from './events.ts'
import type { PaperRow } from './queries.ts'

/** A paper in the list of its order, with the address of its PDF. */
export function viewPaper({ id, content: { kind, number, day }, voidedAt }: PaperRow): PaperEntry {
  const address = `/api/${contract.tradePapers.file.path}?dokumen_id=${id}`
  return { id, kind, number, day, address, isVoid: voidedAt !== null }
}

/** Since which day a paper is void, and why. */
export function viewVoided({ voidedAt, voidReason }: PaperRow): Paper['voided'] {
  return voidedAt && { day: businessDay(voidedAt), reason: voidReason ?? '' }
}

/** A file beside them in the same list. */
export function viewFile({ id, kind, number, day, address }: FileBeside): PaperEntry {
  return { id, kind, number, day, address, isVoid: false }
}

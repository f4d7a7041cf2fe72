import { contract } from '#domain/contract.ts'
import type { PaperEntry } from '#domain/trade-papers/codec.ts'
import type { FileBeside } from './events.ts'
import type { PaperRow } from './queries.ts'

/** A paper in the list of its order, with the address of its PDF. */
export function viewPaper({ id, content: { kind, number, day } }: PaperRow): PaperEntry {
  return { id, kind, number, day, address: `/api/${contract.tradePapers.file.path}?dokumen_id=${id}` }
}

/** A file beside them in the same list. */
export function viewFile({ id, kind, number, day, address }: FileBeside): PaperEntry {
  return { id, kind, number, day, address }
}

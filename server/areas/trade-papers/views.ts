import { businessDay } from '#domain/business-day.ts'
import { contract } from '#domain/contract.ts'
import type { Paper, PaperEntry } from '#domain/trade-papers/codec.ts'
import { issuerOf } from '#domain/trade-papers/kind.ts'
import type { FileBeside } from './events.ts'
import type { PaperContent, PaperRow } from './queries.ts'

/** A paper in the list of its order, with the address of its PDF. */
export function viewPaper({ id, content: { kind, number, day }, voidedAt }: PaperRow): PaperEntry {
  const address = `/api/${contract.tradePapers.file.path}?dokumen_id=${id}`
  return { id, kind, number, day, address, isVoid: voidedAt !== null }
}

/** What anybody may compare with the paper in their hand; of the account as much as tells another one from it. */
export function viewProof(content: PaperContent) {
  const { kind, number, day, amounts, account } = content
  const shown = account && { bank: account.bank, lastDigits: account.number.slice(-4) }
  return { kind, number, day, total: amounts?.total ?? null, issuer: issuerOf(content).name, account: shown }
}

/** Since which day a paper is void, and why. */
export function viewVoided({ voidedAt, voidReason }: PaperRow): Paper['voided'] {
  return voidedAt && { day: businessDay(voidedAt), reason: voidReason ?? '' }
}

/** A file beside them in the same list. */
export function viewFile({ id, kind, number, day, address }: FileBeside): PaperEntry {
  return { id, kind, number, day, address, isVoid: false }
}

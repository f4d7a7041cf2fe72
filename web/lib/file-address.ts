import type { BodyOf } from '#domain/call.ts'
import type { CallAt, DownloadPath } from '#domain/contract.ts'

/** Where a file is read: for a link, which the session's cookie opens. */
export function fileAddress<Path extends DownloadPath>(path: Path, fields: BodyOf<CallAt<Path>>): string {
  return `/api/${path}?${new URLSearchParams(fields as Record<string, string>)}` // ids alone
}

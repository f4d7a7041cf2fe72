import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt, DownloadPath } from '#domain/contract.ts'

/** The address of a file under the given names, for a link; the session's cookie is enough to open it. */
export function fileAddress<Path extends DownloadPath>(path: Path, fields: WireBodyOf<CallAt<Path>>): string {
  return `/api/${path}?${new URLSearchParams(fields as Record<string, string>)}` // only ids
}

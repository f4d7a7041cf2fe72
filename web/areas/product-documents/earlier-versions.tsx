import type { EarlierDocument } from '#domain/product-documents/contract.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { formatDate } from '#web/lib/dates.ts'

/** Links to the versions that a document has replaced, the last first; nothing without any. */
export function EarlierVersions({ of, versions }: { of: string; versions: readonly EarlierDocument[] }) {
  if (versions.length === 0) return null
  return (
    <ul
      aria-label={`Versi sebelumnya, ${of}`}
      className="num flex flex-wrap gap-x-2.5 text-xs text-mute before:content-['Sebelumnya:'/'']"
    >
      {versions.map(({ id, replacedAt }) => (
        <li key={id}>
          <a
            href={fileAddress('produk/dokumen/berkas', { dokumen_id: id })}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-block pointer-coarse:py-2.5"
          >
            sampai {formatDate(replacedAt)}
            <span className="sr-only">, {of} di tab baru</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

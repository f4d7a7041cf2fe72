import { type ProductDocumentKind, productDocumentLabel } from '#domain/catalogue/document-kind.ts'
import { cx } from '#web/ui/cx.ts'

// others are counted, and named to a screen reader and under the pointer
const MOST = 3

/** The kinds of documents that an offer has [DOC-2]. */
export function DocumentChips({ kinds }: { kinds: readonly ProductDocumentKind[] }) {
  if (kinds.length === 0) return <span className="text-mute">Belum ada</span>
  const [shown, others] = [kinds.slice(0, MOST), kinds.slice(MOST).map(productDocumentLabel)]
  return (
    <ul aria-label="Dokumen" className="inline-flex flex-wrap gap-1">
      {shown.map((kind) => (
        <li key={kind} className={chipClass}>
          {productDocumentLabel(kind)}
        </li>
      ))}
      {others.length > 0 && (
        <li title={others.join(', ')} className={cx(chipClass, 'num')}>
          <span aria-hidden>+{others.length}</span>
          <span className="sr-only">{others.join(', ')}</span>
        </li>
      )}
    </ul>
  )
}

const chipClass = 'rounded-mark bg-primary-tint px-1.5 text-xs leading-5 font-medium text-primary'

import type { BulkOutcome } from '#domain/catalogue/codec-bulk.ts'
import { formatQuantity } from '#domain/format.ts'
import { Notice } from '#web/ui/status/notice.tsx'
import { outcomeWords } from './outcome-words.ts'

// a list that nobody reads to its end
const MOST_SHOWN = 200

/** Says of each product that an act left as it was why [SHOP-2]. */
export function OutcomeNotice({ outcome, onClose }: { outcome: BulkOutcome; onClose: () => void }) {
  const { refused } = outcome
  const left = refused.length - MOST_SHOWN
  return (
    <Notice tone="attention" title={outcomeWords(outcome)} onClose={onClose} className="mb-4">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys */}
      <section aria-label="Produk yang tidak diubah" tabIndex={0} className="mt-1 max-h-48 overflow-y-auto">
        <ul className="grid list-disc gap-0.5 ps-5">
          {refused.slice(0, MOST_SHOWN).map(({ productId, name, reason }) => (
            <li key={productId}>
              <strong className="font-semibold wrap-anywhere">{name || `Produk ${productId}`}</strong>: {reason}
            </li>
          ))}
        </ul>
        {left > 0 && <p>dan {formatQuantity(String(left))} lainnya</p>}
      </section>
    </Notice>
  )
}

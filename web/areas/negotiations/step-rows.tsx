import { formatRupiah } from '#domain/format.ts'
import type { SellerNegotiation, ShownStep } from '#domain/negotiations/shapes.ts'
import { formatTime } from '#web/lib/dates.ts'
import { stepWords } from './step-words.ts'

/** The steps of this negotiation, one line each [NEGO-13]. */
export function StepRows({ negotiation }: { negotiation: SellerNegotiation }) {
  const { steps, deal } = negotiation
  return (
    <ol aria-label="Langkah nego ini" className="num mt-2 text-sm">
      {steps.map((step, index) => (
        <li key={step.version} className={panelRowClass}>
          <span className="text-mute">{formatTime(step.at).replace(' WIB', '')}</span>
          <span className="min-w-0">
            {stepWords(step, steps[index - 1], deal)}
            <span className="block text-xs text-mute">{personOf(step, negotiation)}</span>
          </span>
          <span className="text-end font-semibold">
            {step.price !== null && formatRupiah(step.price).replace('Rp ', '')}
          </span>
          {step.note && <span className="col-span-2 col-start-2 mt-0.5 text-ink-soft">“{step.note}”</span>}
        </li>
      ))}
    </ol>
  )
}

/** The person without the company, which the line already names. */
function personOf({ by, who }: ShownStep, { buyerName, sellerName }: SellerNegotiation): string {
  return by.replace(`, ${who === 'seller' ? sellerName : buyerName}`, '')
}

/** Time, step, price. */
export const panelRowClass =
  'grid grid-cols-[3.75rem_minmax(0,1fr)_auto] gap-x-3 border-t border-line py-2.5 first:border-t-0'

import { formatRupiah } from '#domain/format.ts'
import type { SellerNegotiationDetail } from '#domain/negotiations/contract.ts'
import { formatTime } from '#web/lib/dates.ts'
import { type Step, stepWords } from './step-words.ts'

/** What has been said in this negotiation, a line each [NEGO-13]. */
export function StepRows({ negotiation }: { negotiation: SellerNegotiationDetail }) {
  const { penawaran, deal } = negotiation
  return (
    <ol aria-label="Langkah nego ini" className="num mt-2 text-sm">
      {penawaran.map((step, index) => (
        <li key={step.versi} className={panelRowClass}>
          <span className="text-mute">{formatTime(step.waktu).replace(' WIB', '')}</span>
          <span className="min-w-0">
            {stepWords(step, penawaran[index - 1], deal)}
            <span className="block text-xs text-mute">{personOf(step, negotiation)}</span>
          </span>
          <span className="text-end font-semibold">
            {step.harga !== null && formatRupiah(step.harga).replace('Rp ', '')}
          </span>
          {step.catatan && <span className="col-span-2 col-start-2 mt-0.5 text-ink-soft">“{step.catatan}”</span>}
        </li>
      ))}
    </ol>
  )
}

/** Who, without the company, which the line names already. */
function personOf({ oleh, pihak }: Step, { pembeli_nama, seller_nama }: SellerNegotiationDetail): string {
  return oleh.replace(`, ${pihak === 'seller' ? seller_nama : pembeli_nama}`, '')
}

/** When, what, how much. */
export const panelRowClass =
  'grid grid-cols-[3.75rem_minmax(0,1fr)_auto] gap-x-3 border-t border-line py-2.5 first:border-t-0'

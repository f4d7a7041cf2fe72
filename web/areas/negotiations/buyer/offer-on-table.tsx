import { lineAmount } from '#domain/cart/amounts.ts'
import { packNoun } from '#domain/catalogue/packs/pack-noun.ts'
import { packsOf } from '#domain/catalogue/packs/packs.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import type { BuyerNegotiation } from '#domain/negotiations/shapes.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDate } from '#web/lib/dates.ts'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { AttemptsLeft } from '../attempts-left.tsx'
import { OfferDifference } from '../offer-difference.tsx'
import { TimeLeft } from '../time-left.tsx'
import { useAskAgain } from '../use-ask-again.ts'

/** The current price, for which quantity, compared with the list price, and until when [NEGO-9, NEGO-10]. */
export function OfferOnTable({ negotiation: nego }: { negotiation: BuyerNegotiation }) {
  const askAgain = useAskAgain()
  const packs = packsOf(nego.units, nego.packWeight)
  return (
    <>
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <p className="text-sm text-mute">{headingOf(nego)}</p>
          <p className="num mt-0.5 text-3xl font-bold">
            <Amount of={nego.price} />{' '}
            <small className="whitespace-nowrap text-base font-medium text-mute">/ {nego.unit}</small>
          </p>
          <p className="mt-1 text-sm text-mute">
            <OfferDifference percent={nego.difference} className="text-sm" /> dari harga awal{' '}
            <span className="num">
              <Amount of={nego.listPrice} />
            </span>
          </p>
        </div>
        <img
          src={nego.picture}
          alt=""
          width={64}
          height={64}
          className="size-16 shrink-0 rounded-field border border-line bg-page object-cover print:hidden"
        />
      </div>
      <FactList
        layout="rows"
        className="mt-3 border-t border-line"
        facts={[
          {
            label: 'Kuantitas',
            value: `${formatQuantity(nego.units)} ${nego.unit}${packs === null ? '' : ` (${packs} ${packNoun(nego)})`}`,
          },
          { label: 'Total', value: formatRupiah(lineAmount(nego.units, nego.price)) },
          {
            label: 'Berlaku sampai',
            value: nego.running ? (
              <>
                24.00 WIB
                <span data-print="hide">
                  {' '}
                  · sisa <TimeLeft until={nego.validUntil} serverTime={nego.serverTime} onExpired={askAgain} />
                </span>
              </>
            ) : (
              `${formatDate(nego.submittedAt)}, 24.00 WIB`
            ),
          },
          ...(nego.running ? [{ label: 'Sisa percobaan', value: <AttemptsLeft left={nego.attemptsLeft} /> }] : []),
        ]}
      />
    </>
  )
}

function headingOf({ state, steps, deal }: BuyerNegotiation): string {
  if (state === 'agreed') return 'Harga disepakati'
  if (state === 'finished') return deal ? 'Harga kesepakatan' : 'Harga disepakati'
  const last = steps.findLast((step) => step.kind === 'offer')
  return last?.who === 'seller' ? 'Tawaran seller' : 'Tawaran Anda'
}

import type { CartLine } from '#domain/cart/codec.ts'
import { formatQuantity } from '#domain/format.ts'
import { morePacks, priceReason, WhyThisPrice } from '#web/areas/prices/public.ts'
import { Amount } from '#web/lib/amount.tsx'

interface Props {
  line: CartLine
  /** Changes how many packs it has; undefined where nothing may be changed. */
  onPacks: ((packs: number) => void) | undefined
}

/** How many more units make the price of a line less, and where it comes from; not while an agreed price holds [SHOP-3]. */
export function LineSteps({ line, onPacks }: Props) {
  const { step, next, unit } = line
  if (line.agreedHolds || !step) return null
  return (
    <div className="mt-1 grid justify-items-start gap-1 text-sm text-mute">
      {next && <More line={line} from={next.from} amount={next.amount} onPacks={onPacks} />}
      <WhyThisPrice reasons={[priceReason(step, unit)]} />
    </div>
  )
}

function More({ line, from, amount, onPacks }: Props & { from: string; amount: string }) {
  const more = morePacks(line, from)
  const words = `tambah ${formatQuantity(more.units)} ${line.unit}`
  return (
    <p className="num">
      {onPacks ? (
        <button type="button" className="text-link" onClick={() => onPacks(more.packs)}>
          {words}
        </button>
      ) : (
        words
      )}{' '}
      untuk harga <Amount of={amount} />/{line.unit}
    </p>
  )
}

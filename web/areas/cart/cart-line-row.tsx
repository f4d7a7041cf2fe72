import { Link } from 'react-router'
import type { CartLine } from '#domain/cart/codec.ts'
import { productPath } from '#domain/catalogue/address.ts'
import { MOST_PACKS } from '#domain/catalogue/packs.ts'
import { formatQuantity } from '#domain/format.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDateTime } from '#web/lib/dates.ts'
import { OtherOffersLink } from '#web/lib/other-offers-link.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { leastPacks } from './add-to-cart-quantity.ts'
import { expectedWords, laterWords } from './later-words.ts'
import { LineChange, LineNego, LinePrice } from './line-nego.tsx'
import { LineSteps } from './line-steps.tsx'

interface Props {
  line: CartLine
  ticked: boolean
  tickable: boolean
  entry: { text: string; problem: string | null }
  locked: boolean
  onTick: (ticked: boolean) => void
  onQuantity: (text: string) => void
  onRemove: () => void
}

/** One product in the cart: tick, packs, amount, obstacle [CART-7]. */
export function CartLineRow({ line, ticked, tickable, entry, locked, onTick, onQuantity, onRemove }: Props) {
  const minimum = leastPacks(line)
  const units = `= ${formatQuantity(line.units)} ${line.unit}`
  const hindrance = entry.problem ?? line.obstacle

  return (
    <li
      aria-label={line.name}
      className="grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-3 py-4 md:grid-cols-[auto_auto_minmax(0,1fr)_auto_9.5rem_auto] md:gap-x-4"
    >
      <div className="flex h-16 items-center">
        <Checkbox
          hideLabel
          label={`Pilih ${line.name}`}
          checked={ticked}
          disabled={!tickable}
          onChange={(event) => onTick(event.target.checked)}
        />
      </div>
      <img src={line.picture} alt="" width={64} height={64} className="size-16 rounded-control bg-page object-cover" />
      <div className="min-w-0">
        <Link to={productPath(line)} className="font-semibold hover:text-primary hover:underline">
          {line.name}
        </Link>
        <p className="text-sm text-mute">
          {line.packLabel} · min. {formatQuantity(line.minPurchase)} {line.unit} · <OtherOffersLink product={line} />
        </p>
        <p className="text-sm text-mute">
          Ditambahkan oleh {line.mine ? 'Anda' : line.addedBy} · {formatDateTime(line.addedAt)}
        </p>
        <LinePrice line={line} />
        <LineChange line={line} />
        <LineSteps line={line} onPacks={locked ? undefined : (packs) => onQuantity(String(packs))} />
        <LineNego line={line} />
        {line.later && !hindrance && (
          <p className="text-sm text-amber-ink">{laterWords({ ...line, later: line.later })}</p>
        )}
        {line.expected && <p className="text-sm text-mute">{expectedWords(line.expected, line.unit)}</p>}
      </div>
      {/* on a phone, quantity and amount have a line of their own under the product */}
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-md:row-start-2 md:contents">
        <div>
          <QuantityStepper
            label={`Jumlah kemasan ${line.name}`}
            value={entry.text}
            onChange={onQuantity}
            least={minimum}
            most={MOST_PACKS}
            disabled={locked}
            invalid={entry.problem !== null}
          />
          <p className="num mt-1 text-center text-sm text-mute max-md:hidden">{units}</p>
        </div>
        <p className="num whitespace-nowrap text-end md:pt-2.5">
          <span className="font-semibold">{line.subtotal === null ? '–' : <Amount of={line.subtotal} />}</span>
          <span className="block text-sm text-mute md:hidden">{units}</span>
        </p>
      </div>
      <IconButton
        icon="trash"
        label={`Hapus ${line.name}`}
        disabled={locked}
        onClick={onRemove}
        className="max-md:col-start-4 max-md:row-start-1 max-md:-me-2.5"
      />
      {hindrance && (
        <p
          role={entry.problem ? 'alert' : undefined}
          className="col-span-full flex items-start gap-1.5 text-sm text-danger md:col-start-3"
        >
          <Icon name="warning" size={16} className="mt-0.5" />
          {hindrance}
        </p>
      )}
    </li>
  )
}

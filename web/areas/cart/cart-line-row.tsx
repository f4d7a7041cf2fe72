import { Link } from 'react-router'
import type { CartLine } from '#domain/cart/contract.ts'
import { productPath } from '#domain/catalogue/address.ts'
import { MOST_PACKS } from '#domain/catalogue/packs/packs.ts'
import { formatQuantity } from '#domain/format.ts'
import { negotiationPath } from '#web/areas/negotiations/public.ts'
import { morePacks, priceReason, WhyThisPrice } from '#web/areas/prices/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDateTime } from '#web/lib/dates.ts'
import { OtherOffersLink } from '#web/lib/other-offers-link.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { leastPacks } from './add-to-cart-quantity.ts'
import { expectedWords, laterWords } from './later-words.ts'

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
        <LinePriceSteps line={line} onPacks={locked ? undefined : (packs) => onQuantity(String(packs))} />
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

interface LineStepsProps {
  line: CartLine
  /** Changes how many packs it has; undefined where nothing may be changed. */
  onPacks: ((packs: number) => void) | undefined
}

/** How many more units make the price of a line less, and where it comes from; not while an agreed price holds [SHOP-3]. */
function LinePriceSteps({ line, onPacks }: LineStepsProps) {
  const { step, next, unit } = line
  if (line.agreedHolds || !step) return null
  return (
    <div className="mt-1 grid justify-items-start gap-1 text-sm text-mute">
      {next && <More line={line} from={next.from} amount={next.amount} onPacks={onPacks} />}
      <WhyThisPrice reasons={[priceReason(step, unit)]} />
    </div>
  )
}

function More({ line, from, amount, onPacks }: LineStepsProps & { from: string; amount: string }) {
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

/** The current price per unit; beside an agreed one, the normal price [CART-7, NEGO-12]. */
function LinePrice({ line }: { line: CartLine }) {
  if (line.price === null) return <p className="mt-0.5 text-sm text-mute">Harga belum tersedia untuk Anda</p>
  const agreed = line.agreedHolds && line.normalPrice !== line.price
  return (
    <p className="num mt-0.5 text-sm">
      <span className="whitespace-nowrap">
        <strong className="font-semibold">
          <Amount of={line.price} />
        </strong>{' '}
        <span className="text-mute">/ {line.unit}</span>
      </span>{' '}
      {agreed && line.normalPrice !== null && (
        <s className="whitespace-nowrap text-mute">
          <span className="sr-only">harga normal </span>
          <Amount of={line.normalPrice} />
        </s>
      )}
    </p>
  )
}

/** That its price is another one than when its quantity was chosen [SHOP-3]. */
function LineChange({ line: { formerPrice, normalPrice } }: { line: CartLine }) {
  if (formerPrice === null || normalPrice === null) return null
  return (
    <p className="num mt-1 flex items-start gap-1.5 text-sm text-amber-ink">
      <Icon name="warning" size={16} className="mt-0.5 shrink-0" />
      <span>
        Harga berubah dari <Amount of={formerPrice} /> menjadi <Amount of={normalPrice} />
      </span>
    </p>
  )
}

/** The state of a line's negotiation, and until when an agreed price holds or why it does not [CART-7, NEGO-12]. */
function LineNego({ line }: { line: CartLine }) {
  if (!line.negoLabel && !line.agreedNotice) return null
  const words = `Nego${line.negoCount > 0 ? ` ke-${line.negoCount}` : ''}: ${line.negoLabel}`
  return (
    <div className="mt-1.5 grid justify-items-start gap-1 text-sm">
      {line.negoLabel && (
        <StatusPill tone={line.agreedHolds ? 'success' : 'attention'}>
          {line.negoId ? (
            <Link to={negotiationPath(line.negoId)} className="hover:underline">
              {words}
            </Link>
          ) : (
            words
          )}
        </StatusPill>
      )}
      {line.agreedNotice && (
        <p className={cx('flex items-start gap-1.5', line.agreedHolds ? 'text-mute' : 'text-amber-ink')}>
          <Icon name={line.agreedHolds ? 'clock' : 'warning'} size={16} className="mt-0.5" />
          <span>{withAmounts(line.agreedNotice)}</span>
        </p>
      )}
    </div>
  )
}

import { useState } from 'react'
import { packsHolding } from '#domain/catalogue/packs/packs.ts'
import { type DecimalText, isMore, isSame } from '#domain/money.ts'
import { shownQuantity, typedQuantity } from '#domain/numbers/number-text.ts'
import { cx } from '#web/ui/cx.ts'
import { controlClass } from '#web/ui/form/field-control.ts'

interface Props {
  /** In the chosen packs, also where they are more than can be had; zero for none. */
  units: DecimalText
  packWeight: DecimalText
  unit: string
  /** Whole packs that hold what was typed; '' where that is no quantity. */
  onPacks: (packs: string) => void
}

/** The quantity in units beside its packs: what is typed here fills whole packs [UX-7]. */
export function UnitsInput({ units, packWeight, unit, onPacks }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isTyping, setIsTyping] = useState(false)
  const read = typed === null ? null : typedQuantity(typed, { unit })
  const value = read && 'value' in read ? read.value : null
  const isChosen = isMore(units, 0)
  const wrong = read && 'problem' in read && typed?.trim() !== '' && !isChosen ? read.problem : null
  // what cannot be ordered stays as it was typed; otherwise the packs say what is ordered
  const shown = typed !== null && (isTyping || !isChosen) ? typed : isChosen ? shownQuantity(units) : ''
  const isRounded =
    value !== null &&
    isChosen &&
    !isSame(value, units) &&
    packsHolding(value, packWeight) === packsHolding(units, packWeight)
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span aria-hidden className="text-mute">
        =
      </span>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={`Isi dalam ${unit}`}
        aria-invalid={wrong !== null || undefined}
        value={shown}
        onFocus={() => {
          if (isChosen) setTyped(null)
          setIsTyping(true)
        }}
        onChange={({ target }) => {
          setTyped(target.value)
          const now = typedQuantity(target.value, { unit })
          onPacks('value' in now && isMore(now.value, 0) ? String(packsHolding(now.value, packWeight)) : '')
        }}
        onBlur={() => setIsTyping(false)}
        className={cx(controlClass, 'num h-10 w-24! px-3 text-end font-semibold pointer-coarse:h-11')}
      />
      <span className="text-mute">{unit}</span>
      {isRounded && (
        <span role="status" className="num w-full text-sm text-mute">
          Dibulatkan ke kemasan penuh: {shownQuantity(units)} {unit}
        </span>
      )}
      {wrong && (
        <span role="alert" className="w-full text-sm text-danger">
          {wrong}
        </span>
      )}
    </span>
  )
}

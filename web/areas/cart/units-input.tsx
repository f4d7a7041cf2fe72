import { useState } from 'react'
import { packsHolding } from '#domain/catalogue/packs/packs.ts'
import { type DecimalText, isMore } from '#domain/money.ts'
import { shownQuantity, typedQuantity } from '#domain/numbers/number-text.ts'
import { cx } from '#web/ui/cx.ts'
import { controlClass } from '#web/ui/form/field-control.ts'

interface Props {
  /** In the chosen packs; zero for none. */
  units: DecimalText
  packWeight: DecimalText
  unit: string
  /** Whole packs that hold what was typed. */
  onPacks: (packs: string) => void
}

/** The quantity in units beside its packs: what is typed here fills whole packs [UX-7]. */
export function UnitsInput({ units, packWeight, unit, onPacks }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? null : typedQuantity(typed, { unit })
  const wrong = read && 'problem' in read && typed?.trim() !== '' ? read.problem : null
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
        value={typed ?? (isMore(units, 0) ? shownQuantity(units) : '')}
        onChange={({ target }) => {
          setTyped(target.value)
          const now = typedQuantity(target.value, { unit })
          onPacks('value' in now && isMore(now.value, 0) ? String(packsHolding(now.value, packWeight)) : '')
        }}
        // what stands there then is what is ordered
        onBlur={() => wrong === null && setTyped(null)}
        className={cx(controlClass, 'num h-10 w-24! px-3 text-end font-semibold pointer-coarse:h-11')}
      />
      <span className="text-mute">{unit}</span>
      {wrong && (
        <span role="alert" className="w-full text-sm text-danger">
          {wrong}
        </span>
      )}
    </span>
  )
}

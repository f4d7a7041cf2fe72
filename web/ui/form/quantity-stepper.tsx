import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../picture/icon.tsx'
import { useFieldControl } from './field-control.ts'

interface QuantityStepperProps {
  /** The text as typed; validation is up to the caller. */
  value: string
  onChange: (text: string) => void
  /** The name of the field; inside a Field, the Field's label. */
  label?: string
  least?: number
  most?: number
  disabled?: boolean
  /** Disables one of the buttons for a reason of the caller's. */
  minusDisabled?: boolean
  plusDisabled?: boolean
  invalid?: boolean
  id?: string
  name?: string
  ref?: Ref<HTMLInputElement>
  /** Beside it: the unit. */
  suffix?: ReactNode
  size?: 'md' | 'lg'
  className?: string
}

/** A number of pieces: typed, or stepped with the buttons or the up and down keys. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, label, least = 1, most, disabled, minusDisabled, plusDisabled, invalid, size = 'md' } = props
  const wiring = useFieldControl({ id: props.id, 'aria-invalid': invalid || undefined })
  const down = !disabled && !minusDisabled && canStep(value, -1, least, most)
  const up = !disabled && !plusDisabled && canStep(value, 1, least, most)
  const move = (step: 1 | -1) => {
    if (step === 1 ? up : down) onChange(stepQuantity(value, step, least, most))
  }

  return (
    <span className={cx('inline-flex items-center gap-2.5', props.className)}>
      <span
        className={cx(
          'inline-flex items-stretch overflow-hidden rounded-control border border-line-strong bg-paper has-[input:focus-visible]:border-primary has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-primary has-aria-invalid:border-danger pointer-coarse:h-11',
          size === 'lg' ? 'h-12' : 'h-10',
        )}
      >
        <StepButton icon="minus" label="Kurangi" disabled={!down} onClick={() => move(-1)} />
        <input
          {...wiring}
          name={props.name}
          ref={props.ref}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            move(event.key === 'ArrowUp' ? 1 : -1)
          }}
          className="num w-16 min-w-0 bg-transparent text-center font-semibold outline-none disabled:text-mute"
        />
        <StepButton icon="plus" label="Tambah" disabled={!up} onClick={() => move(1)} />
      </span>
      {props.suffix && <span className="num text-mute">{props.suffix}</span>}
    </span>
  )
}

interface StepButtonProps {
  icon: IconName
  label: string
  disabled: boolean
  onClick: () => void
}

/** The field responds to the keyboard, so the two buttons are not in the tab order. */
function StepButton({ icon, label, disabled, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid w-10 place-items-center bg-page text-ink-soft transition-colors hover:bg-primary-tint hover:text-primary disabled:bg-page disabled:text-line-control pointer-coarse:w-11"
    >
      <Icon name={icon} size={17} />
    </button>
  )
}

/**
 * The text after one step up or down, to the next whole number: 3,4 becomes 4 or 3. What is no number starts again at the
 * minimum; a step never leaves the range.
 */
export function stepQuantity(text: string, step: 1 | -1, least = 1, most = Number.MAX_SAFE_INTEGER): string {
  const now = numberIn(text)
  if (now === null) return String(least)
  const next = step === 1 ? Math.floor(now) + 1 : Math.ceil(now) - 1
  return String(Math.min(most, Math.max(least, next)))
}

/** Whether a step in that direction would change anything. */
export function canStep(text: string, step: 1 | -1, least = 1, most = Number.MAX_SAFE_INTEGER): boolean {
  const now = numberIn(text)
  if (now === null) return step === 1
  return step === 1 ? now < most : now > least
}

function numberIn(text: string): number | null {
  const trimmed = text.trim()
  return numberForm.test(trimmed) ? Number(trimmed.replaceAll('.', '').replace(',', '.')) : null
}

// a whole number, or one with a part as a field shows it: '3,4', '1.234,5'
const numberForm = /^(?:\d{1,15}|(?:\d{1,15}|\d{1,3}(?:\.\d{3})+),\d{1,3})$/

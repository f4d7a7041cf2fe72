import { OTPField } from '@base-ui/react/otp-field'
import { useFieldControl } from './field-control.ts'

interface CodeInputProps {
  value: string
  onChange: (value: string) => void
  /** Called when all boxes are filled. */
  onComplete?: (value: string) => void
  length?: number
  /** It has no letters: phones show the keys of numbers. */
  digits?: boolean
  /** Names the row; inside a Field, the Field's label names the first box. */
  label: string
  invalid?: boolean
  disabled?: boolean
}

/**
 * A code in boxes of one letter or digit: moves on automatically, backspace goes back, pasting fills all, letters become
 * capitals, everything else is ignored.
 */
export function CodeInput({
  value,
  onChange,
  onComplete,
  length = 6,
  digits,
  label,
  invalid,
  disabled,
}: CodeInputProps) {
  const wiring = useFieldControl({ 'aria-invalid': invalid || undefined })
  return (
    <OTPField.Root
      id={wiring.id}
      length={length}
      value={value}
      onValueChange={(next) => onChange(next)}
      onValueComplete={(next) => onComplete?.(next)}
      validationType={digits ? 'numeric' : 'alphanumeric'}
      normalizeValue={(typed) => typed.toUpperCase()}
      disabled={disabled}
      aria-label={label}
      aria-describedby={wiring['aria-describedby']}
      className="flex gap-2"
    >
      {Array.from({ length }, (_, box) => (
        <OTPField.Input
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place in the row
          key={box}
          aria-label={`${label}, karakter ${box + 1} dari ${length}`}
          aria-invalid={wiring['aria-invalid']}
          autoCapitalize="characters"
          className="num h-13 w-11 min-w-0 max-w-16 flex-1 rounded-field border border-line-strong bg-paper text-center text-xl font-semibold focus:border-primary focus:outline-2 focus:-outline-offset-1 focus:outline-primary aria-invalid:border-danger disabled:bg-page"
        />
      ))}
    </OTPField.Root>
  )
}

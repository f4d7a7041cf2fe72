import { type ClipboardEvent, type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { caretAfterGrouping, groupedPrice, pastedPrice } from './price-text.ts'

interface Props<Typed extends FieldValues> {
  form: Pick<UseFormReturn<Typed>, 'control'>
  /** The field holds what is shown: '17.500,5'; null until something is typed. */
  name: Path<Typed>
  /** Shown until then. */
  suggested?: string
  /** 'kg' */
  unit: string
  autoFocus?: boolean
  disabled?: boolean
  inputRef?: Ref<HTMLInputElement>
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** A price in Rupiah per unit, grouped by thousands while typing. */
export function PriceInput<Typed extends FieldValues>(props: Props<Typed>) {
  const { form, name, suggested = '', unit, inputRef, onKeyDown, ...rest } = props
  const { field: held } = useController({ control: form.control, name })
  const value: string = held.value ?? suggested
  const field = useRef<HTMLInputElement | null>(null)
  const caret = useRef<number | null>(null)

  useImperativeHandle(inputRef, () => field.current as HTMLInputElement) // rendered by then
  // grouping moves the text under the caret, which can be restored only after rendering
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== field.current) return
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  function show(typed: string, at: number) {
    const grouped = groupedPrice(typed)
    caret.current = caretAfterGrouping(typed, at, grouped)
    held.onChange(grouped)
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget
    const pasted = pastedPrice(event.clipboardData.getData('text'))
    event.preventDefault()
    const before = value.slice(0, selectionStart ?? 0)
    show(before + pasted + value.slice(selectionEnd ?? value.length), before.length + pasted.length)
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget
    // the dot would reappear: Delete in front of it is meant for the digit behind it
    if (
      event.key === 'Delete' &&
      selectionStart !== null &&
      selectionStart === selectionEnd &&
      value[selectionStart] === '.'
    ) {
      event.currentTarget.setSelectionRange(selectionStart + 1, selectionStart + 1)
    }
    onKeyDown?.(event)
  }

  return (
    <TextInput
      {...rest}
      name={name}
      ref={(element) => {
        field.current = element
        held.ref(element)
      }}
      size="lg"
      className="num"
      inputMode="decimal"
      autoComplete="off"
      leading={<span className="ps-1.5 text-lg font-semibold text-ink">Rp</span>}
      trailing={<span className="pe-2">/ {unit}</span>}
      value={value}
      onChange={(event) => show(event.target.value, event.target.selectionStart ?? event.target.value.length)}
      onPaste={paste}
      onKeyDown={pressKey}
    />
  )
}

import { type ClipboardEvent, type KeyboardEvent, type Ref, useLayoutEffect, useRef } from 'react'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { caretAfterGrouping, groupedPrice, pastedPrice } from './price-text.ts'

interface Props {
  /** As shown: '17.500,5'. */
  value: string
  onChange: (shown: string) => void
  /** 'kg' */
  unit: string
  name?: string
  autoFocus?: boolean
  disabled?: boolean
  inputRef?: Ref<HTMLInputElement>
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  'aria-label'?: string
}

/** A price in Rupiah per unit, grouped by thousands while typing. */
export function PriceInput({ value, onChange, unit, inputRef, onKeyDown, ...rest }: Props) {
  const field = useRef<HTMLInputElement | null>(null)
  const caret = useRef<number | null>(null)

  // grouping moves the text under the caret, which can be restored only after rendering
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== field.current) return
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  function show(typed: string, at: number) {
    const grouped = groupedPrice(typed)
    caret.current = caretAfterGrouping(typed, at, grouped)
    onChange(grouped)
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
      ref={(element) => {
        field.current = element
        if (typeof inputRef === 'function') return inputRef(element)
        if (inputRef) inputRef.current = element
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

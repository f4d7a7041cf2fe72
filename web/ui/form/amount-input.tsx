import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form'
import { caretAfterGrouping, groupedNumber } from './grouped-number.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

export interface AmountInputProps<Typed extends FieldValues>
  extends Omit<TextInputProps, 'form' | 'name' | 'value' | 'onChange' | 'onPaste' | 'ref'> {
  form: Pick<UseFormReturn<Typed>, 'control'>
  /** The field holds what is shown: '17.500,5'; null until something is typed. */
  name: Path<Typed>
  /** Reads an amount in any notation: '17500.5'; null if it cannot be read. */
  read: (text: string) => string | null
  /** The most digits before the comma. */
  digits?: number
  /** Shown until something is typed. */
  suggested?: string
  inputRef?: Ref<HTMLInputElement>
  /** Leaves the form's values when it disappears. */
  shouldUnregister?: boolean
}

/** An amount, grouped by thousands while typing. */
export function AmountInput<Typed extends FieldValues>(props: AmountInputProps<Typed>) {
  const {
    form,
    name,
    read,
    digits = 15,
    suggested = '',
    inputRef,
    onKeyDown,
    shouldUnregister = false,
    ...rest
  } = props
  const { field: held } = useController({ control: form.control, name, shouldUnregister })
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
    const grouped = groupedNumber(typed, digits)
    caret.current = caretAfterGrouping(typed, at, grouped)
    held.onChange(grouped)
  }

  /** A whole amount at once may be in any notation; what cannot be read stays to be corrected. */
  function showWhole(text: string) {
    const plain = inPlainDigits(text)
    held.onChange(plain === null ? text : groupedNumber(plain, digits))
  }

  function inPlainDigits(text: string): string | null {
    return read(text)?.replace('.', ',') ?? null
  }

  function change({ target: { value: typed, selectionStart }, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const isWhole = typed.length > 1 && nativeEvent instanceof InputEvent && nativeEvent.data === typed
    if (isWhole) return showWhole(typed)
    show(typed, selectionStart ?? typed.length)
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget
    const pasted = event.clipboardData.getData('text')
    event.preventDefault()
    const before = value.slice(0, selectionStart ?? 0)
    const after = value.slice(selectionEnd ?? value.length)
    if (before === '' && after === '') return showWhole(pasted)
    const plain = inPlainDigits(pasted) ?? pasted
    show(before + plain + after, before.length + plain.length)
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
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      name={name}
      ref={(element) => {
        field.current = element
        held.ref(element)
      }}
      value={value}
      onChange={change}
      onPaste={paste}
      onKeyDown={pressKey}
    />
  )
}

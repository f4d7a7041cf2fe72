import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** Reads a number in any notation: '17500.5', or why it is refused; `pasted` as a whole, `unit` beside the field. */
export type ReadNumber = (
  text: string,
  how: { pasted: boolean; unit: string },
) => { value: string } | { problem: string }

export interface AmountInputProps<Typed extends FieldValues>
  extends Omit<TextInputProps, 'form' | 'name' | 'value' | 'onChange' | 'onPaste' | 'ref'> {
  form: Pick<UseFormReturn<Typed>, 'control' | 'setError' | 'clearErrors'>
  /** The field holds what is shown: '17.500,5'; null until something is typed. */
  name: Path<Typed>
  read: ReadNumber
  /** The unit that may stand behind a pasted number: 'kg'; `trailing` by default, where it is a text. */
  unit?: string
  /** The most digits before the comma. */
  digits?: number
  /** Shown until something is typed. */
  suggested?: string
  inputRef?: Ref<HTMLInputElement>
  /** Leaves the form's values when it disappears. */
  shouldUnregister?: boolean
}

/**
 * A number, grouped by thousands while digits are typed. Any other notation stays as it was written until it is pasted whole
 * or the field is left: then it is shown regrouped where it can be read in one way, and refused here where it cannot.
 */
export function AmountInput<Typed extends FieldValues>(props: AmountInputProps<Typed>) {
  const {
    form,
    name,
    read,
    unit = typeof props.trailing === 'string' ? props.trailing : '',
    digits = 15,
    suggested = '',
    inputRef,
    onKeyDown,
    onBlur,
    shouldUnregister = false,
    ...rest
  } = props
  const pasted = useRef<string | null>(null)
  const isAsWritten = useRef(false)
  const isRefused = useRef(false)
  const { field: controlled } = useController({
    control: form.control,
    name,
    shouldUnregister,
    rules: { validate: (text: string | null) => problemOf(text ?? '') },
  })
  const value: string = controlled.value ?? suggested
  const field = useRef<HTMLInputElement | null>(null)
  const caret = useRef<number | null>(null)

  useImperativeHandle(inputRef, () => field.current as HTMLInputElement) // rendered by then
  // grouping moves the text under the caret, which can be restored only after rendering
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== field.current) return
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  function readHere(text: string) {
    const result = read(text, { pasted: text === pasted.current, unit })
    if ('problem' in result) return result
    const isTooLong = (result.value.split('.')[0] ?? '').length > digits
    return isTooLong ? { problem: `Paling banyak ${digits} angka sebelum koma.` } : result
  }

  function problemOf(text: string): string | undefined {
    if (text.trim() === '') return undefined
    const result = readHere(text)
    return 'problem' in result ? result.problem : undefined
  }

  function hold(text: string) {
    controlled.onChange(text)
    if (isRefused.current) form.clearErrors(name)
    isRefused.current = false
  }

  function showGrouped(typed: string, at: number) {
    const grouped = groupedNumber(typed, digits)
    caret.current = caretAfterGrouping(typed, at, grouped)
    hold(grouped)
  }

  function showAsWritten(text: string, at: number) {
    isAsWritten.current = text !== ''
    caret.current = at
    hold(text)
  }

  /** Shows regrouped what can be read in one way only; the rest stays to be corrected, with what was understood. */
  function settle(text: string) {
    const result = text.trim() === '' ? null : readHere(text)
    if (result && 'value' in result) {
      isAsWritten.current = false
      return hold(groupedNumber(result.value.replace('.', ','), digits))
    }
    hold(text)
    if (!result) return
    isRefused.current = true
    form.setError(name, { type: 'custom', message: result.problem })
  }

  function showWhole(text: string) {
    pasted.current = text
    settle(text)
  }

  function change({ target: { value: typed, selectionStart }, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { data, inputType, isComposing } = nativeEvent instanceof InputEvent ? nativeEvent : noInput
    const isAll = data === null ? !inputType.startsWith('delete') : data === typed && !isComposing
    if (isAll && typed.length > 1) return showWhole(typed)
    pasted.current = null
    const at = selectionStart ?? typed.length
    if (isAsWritten.current || !isGrouped(value, digits)) return showAsWritten(typed, at)
    if (isOfField(data ?? '', value)) return showGrouped(typed, at)
    // the dots so far are the field's own
    const from = at - (data ?? '').length
    const before = typed.slice(0, from).replaceAll('.', '') + data
    showAsWritten(before + typed.slice(at).replaceAll('.', ''), before.length)
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget
    const text = event.clipboardData.getData('text')
    event.preventDefault()
    const before = value.slice(0, selectionStart ?? 0)
    const after = value.slice(selectionEnd ?? value.length)
    if (before === '' && after === '') return showWhole(text)
    pasted.current = null
    const at = before.length + text.length
    const canGroup = /^\d*$/.test(text) && !isAsWritten.current && isGrouped(value, digits)
    return canGroup ? showGrouped(before + text + after, at) : showAsWritten(before + text + after, at)
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    if (isAsWritten.current || !isGrouped(value, digits)) settle(value)
    controlled.onBlur()
    onBlur?.(event)
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget
    // what is shown regrouped by this press is sent by the next
    if (event.key === 'Enter' && isAsWritten.current && problemOf(value) === undefined) {
      event.preventDefault()
      settle(value)
    }
    // the dot would reappear: Delete in front of it is meant for the digit behind it
    if (
      event.key === 'Delete' &&
      selectionStart !== null &&
      selectionStart === selectionEnd &&
      value[selectionStart] === '.' &&
      !isAsWritten.current
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
        controlled.ref(element)
      }}
      value={value}
      onChange={change}
      onPaste={paste}
      onBlur={leave}
      onKeyDown={pressKey}
    />
  )
}

// what a browser fills in by itself
const noInput = { data: null, inputType: '', isComposing: false }

/** Whether what is typed belongs to the field's own notation: digits, and one comma. */
function isOfField(typed: string, before: string): boolean {
  return /^\d*$/.test(typed) || (typed === ',' && !before.includes(','))
}

// more than any field takes: what is too much is said, not cut
const MOST_DECIMALS = 6

/** A number as shown while typing: dots between thousands, a comma before the decimals: '17.500,5'. */
export function groupedNumber(typed: string, most: number): string {
  const [whole = '', ...decimals] = typed.replace(/[^\d,]/g, '').split(',')
  const digits = whole.slice(0, most)
  // a zero in front is refused: as '0.123' it would look like a fraction
  const grouped = digits.startsWith('0') ? digits : digits.replace(/\B(?=(\d{3})+(?!\d))/g, '.')
  return decimals.length === 0 ? grouped : `${grouped || '0'},${decimals.join('').slice(0, MOST_DECIMALS)}`
}

/** Whether a text stands as the field itself writes it, so that more digits can be grouped into it. */
function isGrouped(text: string, most: number): boolean {
  return groupedNumber(text, most) === text
}

/** The caret's place after regrouping: behind as many digits and commas as before. */
export function caretAfterGrouping(typed: string, caret: number, grouped: string): number {
  let significant = typed.slice(0, caret).replace(/[^\d,]/g, '').length
  let position = 0
  while (significant > 0 && position < grouped.length) {
    if (grouped[position] !== '.') significant -= 1
    position += 1
  }
  return position
}

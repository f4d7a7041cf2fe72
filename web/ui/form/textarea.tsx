import { type ComponentProps, useState } from 'react'
import { cx } from '../cx.ts'
import { controlClass, useFieldControl } from './field-control.ts'

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Shows 'used/most' under the field if `maxLength` is set. On by default. */
  counter?: boolean
}

/** A text area that grows with its text, with a counter if the length is limited. */
export function Textarea({ counter = true, className, onChange, ...rest }: TextareaProps) {
  const wiring = useFieldControl(rest)
  const content = String(rest.value ?? rest.defaultValue ?? '')
  const [counted, setCounted] = useState(content)
  const [used, setUsed] = useState(content.length)
  // also what is put in from outside: what was typed before the page was loaded anew
  if (content !== counted) {
    setCounted(content)
    setUsed(content.length)
  }

  return (
    <div className={className}>
      <textarea
        rows={3}
        {...rest}
        {...wiring}
        className={cx(
          controlClass,
          'read-only:bg-page field-sizing-content max-h-80 resize-y px-3.5 py-2.5',
          rest.rows === 1 ? 'min-h-11' : 'min-h-22',
        )}
        onChange={(event) => {
          setUsed(event.target.value.length)
          onChange?.(event)
        }}
      />
      {counter && rest.maxLength !== undefined && (
        <div className="num mt-1 text-end text-xs text-mute">
          {used}/{rest.maxLength}
        </div>
      )}
    </div>
  )
}

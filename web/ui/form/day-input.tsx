import { cx } from '../cx.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** A day as Indonesians write it, '31/12/2026'; `readDay` reads what was typed. */
export function DayInput({ className, ...rest }: TextInputProps) {
  return (
    <TextInput autoComplete="off" maxLength={20} placeholder="hh/bb/tttt" {...rest} className={cx('num', className)} />
  )
}

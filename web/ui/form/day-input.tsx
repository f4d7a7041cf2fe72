import { cx } from '../cx.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** A day as Indonesians write it, '31/12/2026'; `readDay` reads what was typed. */
export function DayInput({ className, ...rest }: TextInputProps) {
  return (
    <TextInput autoComplete="off" maxLength={20} placeholder="hh/bb/tttt" {...rest} className={cx('num', className)} />
  )
}

/** A time of the day as Indonesians write it, '18.30'; `readTime` reads what was typed. */
export function TimeInput(props: TextInputProps) {
  return <DayInput placeholder="jj.mm" {...props} />
}

/** A day with a time, '31/12/2026 18.30'; `readMinute` reads what was typed. */
export function MinuteInput(props: TextInputProps) {
  return <DayInput placeholder="hh/bb/tttt jj.mm" {...props} />
}

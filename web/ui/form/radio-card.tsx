import { type ComponentProps, type ReactNode, use } from 'react'
import { cx } from '../cx.ts'
import { withAmounts } from '../text/with-amounts.tsx'
import { GroupContext } from './field-control.ts'

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  title: ReactNode
  /** The consequence of choosing it. */
  text?: ReactNode
  /** At the end of the line: an amount, a mark. */
  aside?: ReactNode
  /** Shows the radio mark; two cards side by side do without. */
  mark?: boolean
}

/** One of a few choices, as a card. Cards of one question share a `name`, inside `<Field group>`. */
export function RadioCard({ title, text, aside, mark = true, className, ...rest }: RadioCardProps) {
  return (
    <label
      className={cx(
        'flex items-start gap-3 rounded-card border border-line bg-paper px-3.5 py-3 transition-colors hover:border-line-strong has-checked:border-primary has-checked:shadow-[inset_0_0_0_1px_var(--color-primary)] has-aria-invalid:border-danger has-disabled:bg-page has-disabled:text-mute has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
        className,
      )}
    >
      <input
        aria-invalid={use(GroupContext) || undefined}
        {...rest}
        type="radio"
        className={cx(
          'mt-0.5 size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-line-control bg-paper outline-none transition-[border-width,border-color] checked:border-[6px] checked:border-primary disabled:border-line-strong',
          !mark && 'sr-only',
        )}
      />
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-semibold">{withAmounts(title)}</span>
        {text && <span className="mt-0.5 block text-xs text-mute">{withAmounts(text)}</span>}
      </span>
      {aside !== undefined && <span className="num text-sm font-semibold">{withAmounts(aside)}</span>}
    </label>
  )
}

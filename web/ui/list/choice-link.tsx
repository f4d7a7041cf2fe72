import { Link } from 'react-router'
import { cx } from '../cx.ts'
import { Icon } from '../picture/icon.tsx'

export interface ChoiceLinkProps {
  name: string
  /** As it is written, and what it counts. */
  count: string
  counts: string
  on: boolean
  to: string
  /** Takes the place of the group's other choice, and looks like it. */
  single?: boolean
}

/** A filter value that looks like a checkbox or a radio, and links to the resulting list. */
export function ChoiceLink({ name, count, counts, on, to, single }: ChoiceLinkProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      rel="nofollow"
      aria-current={on ? 'true' : undefined}
      className="group flex min-h-8 items-center gap-2.5 rounded-mark py-1 text-sm no-underline hover:text-primary pointer-coarse:min-h-11"
    >
      <span
        aria-hidden
        className={cx(
          'grid size-4.5 shrink-0 place-items-center border-[1.5px] transition-colors group-hover:border-primary',
          single ? 'rounded-full' : 'rounded-mark',
          on ? 'border-primary bg-primary text-white' : 'border-line-control bg-paper',
        )}
      >
        {on && (single ? <Dot /> : <Icon name="check" size={13} className="stroke-[3]" />)}
      </span>
      <span className={cx('min-w-0 flex-1', on && 'font-semibold')}>{name}</span>
      <span className="num text-mute">
        {count}
        <span className="sr-only">
          {' '}
          {counts}
          {on ? ', dipilih; tekan untuk melepas' : ''}
        </span>
      </span>
    </Link>
  )
}

function Dot() {
  return <span className="size-2 rounded-full bg-white" />
}

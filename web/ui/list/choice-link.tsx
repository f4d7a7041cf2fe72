import { Link } from 'react-router'

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
      className={single ? 'choice-link single' : 'choice-link'}
    >
      {`${name} `}
      <span>
        {count}
        <span className="sr-only">{` ${counts}${on ? ', dipilih; tekan untuk melepas' : ''}`}</span>
      </span>
    </Link>
  )
}

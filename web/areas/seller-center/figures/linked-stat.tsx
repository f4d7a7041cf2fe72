import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Stat } from '#web/ui/status/stat.tsx'

interface Props extends Omit<ComponentProps<typeof Stat>, 'bare'> {
  /** The list that the figure counts; null where the person has none. */
  to: string | null
}

/** A figure that leads to what it counts [SHOP-9]. */
export function LinkedStat({ to, className, ...stat }: Props) {
  if (to === null)
    return (
      <li className={className}>
        <Stat {...stat} className="h-full" />
      </li>
    )
  return (
    <li className={className}>
      <Link to={to} className="block h-full rounded-card no-underline">
        <Stat {...stat} className="h-full transition-colors hover:border-primary" />
      </Link>
    </li>
  )
}

import { Link } from 'react-router'
import { signInPath } from '#web/lib/page/paths.ts'
import { ActLabel } from '#web/ui/action/act-label.tsx'
import { useHere } from '../price.tsx'
import { type PendingAct, savePendingAct } from './pending-act.ts'

interface Props extends Pick<PendingAct, 'act' | 'code'> {
  className: string
  iconOnly?: boolean | undefined
}

const labels = {
  cart: { words: 'Keranjang', icon: 'cart' },
  nego: { words: 'Nego', icon: 'handshake' },
} as const

/** Keranjang or Nego for a visitor: by way of /masuk, back here, and on from there [ROLE-6]. */
export function PendingActLink({ act, code, className, iconOnly }: Props) {
  const from = useHere()
  const { words, icon } = labels[act]
  return (
    <Link to={signInPath(from)} className={className} onClick={() => savePendingAct({ act, code, from })}>
      <ActLabel icon={icon} iconOnly={iconOnly}>
        {words}
      </ActLabel>
    </Link>
  )
}

import { Link } from 'react-router'
import { signInPath } from '#web/lib/paths.ts'
import { useHere } from './price.tsx'
import { keepWantedAct, type WantedAct } from './wanted-act.ts'

interface Props extends Pick<WantedAct, 'act' | 'code'> {
  className: string
}

const LABELS = { cart: 'Keranjang', nego: 'Nego' } as const

/** Keranjang or Nego for a visitor: by way of /masuk, back here, and on from there [ROLE-6]. */
export function WantedActLink({ act, code, className }: Props) {
  const from = useHere()
  return (
    <Link to={signInPath(from)} className={className} onClick={() => keepWantedAct({ act, code, from })}>
      {LABELS[act]}
    </Link>
  )
}

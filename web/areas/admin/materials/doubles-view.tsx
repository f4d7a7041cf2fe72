import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { mergePath } from '../paths.ts'
import { LikenessPill, MaterialName } from './material-choice.tsx'
import { doublesQuery } from './queries.ts'

/** Pairs of possibly duplicate materials, to be reviewed and merged [ADM-3]. */
export function DoublesView() {
  const { data: pairs } = useSuspenseQuery(doublesQuery)
  if (pairs.length === 0)
    return (
      <div className={cardClass}>
        <EmptyState
          icon="check-circle"
          title="Tidak ada bahan yang tampak kembar"
          text="Bahan dengan nomor CAS yang sama atau nama yang hampir sama tampil di sini."
        />
      </div>
    )
  return (
    <ul className="grid gap-3">
      {pairs.map(({ one, other, likeness }) => (
        <li
          key={`${one.id} ${other.id}`}
          className={`${cardClass} grid items-center gap-3 p-4 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto] md:gap-5`}
        >
          <MaterialName material={one} />
          <LikenessPill likeness={likeness} />
          <MaterialName material={other} />
          <Link
            to={mergePath(other.id, one.id)}
            aria-label={`Bandingkan dan gabung ${other.name} dengan ${one.name}`}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            Bandingkan
          </Link>
        </li>
      ))}
    </ul>
  )
}

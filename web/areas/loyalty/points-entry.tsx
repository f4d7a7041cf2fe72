import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { fillWords } from '#domain/fill-words.ts'
import { useInsideWords } from '#web/lib/language/inside-words.ts'
import { MenuLink } from '#web/ui/overlay/menu.tsx'
import { balanceQuery, NO_POINTS, POINTS_PATH } from './queries.ts'

/** The entry of the account menu, with the balance once it is loaded, or the error [HEAD-1, HEAD-4, REG-5]. */
export function PointsEntry({ companyId }: { companyId: string }) {
  const { data: balance, isError } = useQuery(balanceQuery(companyId))
  const words = useInsideWords()
  return (
    <MenuLink icon="coins" render={<Link to={POINTS_PATH} />}>
      <span className="flex items-baseline justify-between gap-3">
        {words.points}
        {balance && (
          <span className="num text-xs font-semibold text-primary">
            {fillWords(words.pointsCount, { count: balance.pointsText })}
          </span>
        )}
      </span>
      {isError && <span className="block text-xs text-danger">{NO_POINTS}</span>}
    </MenuLink>
  )
}

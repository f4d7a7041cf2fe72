import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { balance } from '#domain/loyalty/codec.ts'
import { callApi } from '#web/lib/api.ts'
import { MenuLink } from '#web/ui/overlay/menu.tsx'
import { NO_POINTS, POINTS_PATH, pointsKey } from './points.ts'

/** The entry of the account menu, with the balance once it is known, or why it is not [HEAD-1, HEAD-4, REG-5]. */
export function PointsEntry({ companyId }: { companyId: string }) {
  const { data: points, isError } = useQuery({
    queryKey: [...pointsKey(companyId), 'saldo'],
    queryFn: async () =>
      (await callApi('poin/saldo', { company_id: companyId })).data.map(balance.decode)[0]?.pointsText ?? null,
  })
  return (
    <MenuLink icon="coins" render={<Link to={POINTS_PATH} />}>
      <span className="flex items-baseline justify-between gap-3">
        Loyalty Poin
        {points && <span className="num text-xs font-semibold text-primary">{points} poin</span>}
      </span>
      {isError && <span className="block text-xs text-danger">{NO_POINTS}</span>}
    </MenuLink>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { EMPTY_SEARCHES_PATH, MATERIALS_PATH } from '../paths.ts'
import { waitingProposalsQuery } from './queries.ts'

/** The parts of the administrator's work on materials [ADM-3]. */
export function MaterialsNav() {
  const { pathname } = useLocation()
  const { data: waiting } = useSuspenseQuery(waitingProposalsQuery)
  const links = [
    { to: MATERIALS_PATH, label: 'Usul', count: waiting.total },
    { to: `${MATERIALS_PATH}/semua`, label: 'Semua bahan' },
    { to: `${MATERIALS_PATH}/kembar`, label: 'Mungkin kembar' },
    { to: EMPTY_SEARCHES_PATH, label: 'Pencarian kosong' },
  ]
  return (
    <div className="mb-4">
      <PillLinks label="Bagian bahan" links={links.map((link) => ({ ...link, current: link.to === pathname }))} />
    </div>
  )
}

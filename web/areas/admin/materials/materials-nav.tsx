import { useSuspenseQuery } from '@tanstack/react-query'
import { SectionNav } from '#web/ui/list/section-nav.tsx'
import { EMPTY_SEARCHES_PATH, MATERIALS_PATH } from '../paths.ts'
import { waitingProposalsQuery } from './queries.ts'

/** The sections of the administration of materials [ADM-3]. */
export function MaterialsNav() {
  const { data: waiting } = useSuspenseQuery(waitingProposalsQuery)
  const sections = [
    { to: MATERIALS_PATH, label: 'Usulan', count: waiting.total },
    { to: `${MATERIALS_PATH}/semua`, label: 'Semua bahan' },
    { to: `${MATERIALS_PATH}/kembar`, label: 'Mungkin kembar' },
    { to: EMPTY_SEARCHES_PATH, label: 'Pencarian kosong' },
  ]
  return <SectionNav label="Bagian bahan" sections={sections} />
}

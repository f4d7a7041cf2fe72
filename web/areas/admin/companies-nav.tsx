import { PartsNav } from '#web/ui/list/parts-nav.tsx'
import { ALL_COMPANIES_PATH, BUYERS_PATH, COMPANIES_PATH } from './paths.ts'

const parts = [
  { to: COMPANIES_PATH, label: 'Pendaftaran seller' },
  { to: BUYERS_PATH, label: 'Pemeriksaan data' },
  { to: ALL_COMPANIES_PATH, label: 'Semua perusahaan' },
]

/** The parts of the administrator's work on companies [ADM-2]. */
export function CompaniesNav() {
  return <PartsNav label="Bagian perusahaan" parts={parts} />
}

import type { ShownCheck } from '#domain/onboarding/contract-admin.ts'
import { ChecksList } from './checks-list.tsx'

/** The automatic checks of an application [ADM-2]. */
export function ApplicationChecks({ checks }: { checks: readonly ShownCheck[] }) {
  return <ChecksList checks={checks.map(shown)} />
}

function shown({ name, value, ...check }: ShownCheck) {
  return { ...check, label: labels[name], value: value ?? (name === 'licences' ? 'Tidak ada' : 'Belum diisi') }
}

const labels: Record<ShownCheck['name'], string> = {
  npwp: 'NPWP',
  nib: 'NIB',
  legalName: 'Nama',
  bankHolder: 'Pemilik rekening',
  licences: 'Izin',
}

import type { RegistrationBody } from '#domain/accounts/contract-registration.ts'

/** The steps of registering; their names are in the address after '#', so that 'back' goes one step back. */
export const steps = [
  {
    name: 'perusahaan',
    label: 'Perusahaan',
    fields: ['nama_perusahaan', 'tipe_bisnis', 'tipe_bisnis_lain', 'jenis_identitas', 'nomor_identitas', 'kode_promo'],
  },
  { name: 'alamat', label: 'Alamat', fields: ['alamat', 'provinsi', 'kota', 'kode_pos'] },
  { name: 'kontak', label: 'Kontak', fields: ['nama', 'email', 'telepon', 'username', 'password'] },
  { name: 'ringkasan', label: 'Ringkasan', fields: ['setuju_syarat', 'setuju_privasi'] },
] as const satisfies readonly { name: string; label: string; fields: readonly (keyof RegistrationBody)[] }[]

export type StepName = (typeof steps)[number]['name']

export function placeOf(step: StepName): number {
  return steps.findIndex(({ name }) => name === step)
}

/** The step an address names; the first by default. */
export function stepOf(hash: string): StepName {
  return steps.find(({ name }) => `#${name}` === hash)?.name ?? 'perusahaan'
}

/** The step after this one. */
export function nextStep(step: StepName): StepName {
  return steps[placeOf(step) + 1]?.name ?? 'ringkasan'
}

/** The step with a refused field. */
export function stepOfField(field: string | undefined): StepName {
  return steps.find(({ fields }) => fields.some((name) => name === field))?.name ?? 'ringkasan'
}

/** What is filled in at a step. */
export function fieldsOf(step: StepName): readonly (keyof RegistrationBody)[] {
  return steps[placeOf(step)]?.fields ?? []
}

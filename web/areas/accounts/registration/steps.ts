/** The steps of registering; their names stand in the address after '#', so that 'back' goes one step back. */
export const steps = [
  { name: 'perusahaan', label: 'Perusahaan' },
  { name: 'alamat', label: 'Alamat' },
  { name: 'kontak', label: 'Kontak' },
  { name: 'ringkasan', label: 'Ringkasan' },
] as const

export type StepName = (typeof steps)[number]['name']

export function placeOf(step: StepName): number {
  return steps.findIndex(({ name }) => name === step)
}

/** The step an address names; the first where it names none. */
export function stepOf(hash: string): StepName {
  return steps.find(({ name }) => `#${name}` === hash)?.name ?? 'perusahaan'
}

/** The step after this one. */
export function nextStep(step: StepName): StepName {
  return steps[placeOf(step) + 1]?.name ?? 'ringkasan'
}

/** Where a refused field is filled in. */
export function stepOfField(field: string | undefined): StepName {
  if (!field) return 'ringkasan'
  if (
    ['nama_perusahaan', 'tipe_bisnis', 'tipe_bisnis_lain', 'jenis_identitas', 'nomor_identitas', 'kode_promo'].includes(
      field,
    )
  )
    return 'perusahaan'
  if (['alamat', 'provinsi', 'kota', 'kode_pos'].includes(field)) return 'alamat'
  if (['nama', 'email', 'telepon', 'username', 'password'].includes(field)) return 'kontak'
  return 'ringkasan'
}

import type { Application } from '#domain/onboarding/contract.ts'
import { choice, searchParams } from '#web/lib/page/search-params.ts'

/** The steps of the application, in their order. */
export const steps = [
  { name: 'perusahaan', label: 'Perusahaan' },
  { name: 'izin', label: 'Izin' },
  { name: 'rekening', label: 'Rekening' },
  { name: 'dokumen', label: 'Dokumen' },
  { name: 'kirim', label: 'Periksa' },
] as const
export type StepName = (typeof steps)[number]['name']

/** The open step, in the address. */
export const stepFilter = searchParams({
  step: choice(
    'langkah',
    steps.map(({ name }) => name),
    steps[0].name,
  ),
})

/** Whether nothing is missing in a step; the last one is never done before it is sent. */
export function isDone({ version, missing }: Application, step: StepName): boolean {
  if (version === 0) return false
  const lacking = {
    perusahaan: missing.company,
    izin: missing.licences,
    rekening: missing.bank,
    dokumen: missing.documents,
    kirim: ['kirim'],
  }
  return lacking[step].length === 0
}

/** The step after this one. */
export function stepAfter(step: StepName): StepName {
  const index = steps.findIndex(({ name }) => name === step)
  return steps[index + 1]?.name ?? 'kirim'
}

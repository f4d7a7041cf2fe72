import type { RegistrationBody } from '#domain/accounts/contract-registration.ts'

/** The steps of registering; their names are in the address after '#', so that 'back' goes one step back. */
export const steps = [
  {
    name: 'perusahaan',
    label: 'Perusahaan',
    fields: ['companyName', 'businessType', 'otherBusiness', 'identityKind', 'identityNumber', 'promoCode'],
  },
  { name: 'alamat', label: 'Alamat', fields: ['street', 'province', 'city', 'postalCode'] },
  { name: 'kontak', label: 'Kontak', fields: ['name', 'email', 'phone', 'username', 'password'] },
  { name: 'ringkasan', label: 'Ringkasan', fields: ['agreedTerms', 'agreedPrivacy'] },
] as const satisfies readonly { name: string; label: string; fields: readonly (keyof RegistrationBody)[] }[]

export type StepName = (typeof steps)[number]['name']

export function stepIndexOf(step: StepName): number {
  return steps.findIndex(({ name }) => name === step)
}

/** The step an address names; the first by default. */
export function stepOf(hash: string): StepName {
  return steps.find(({ name }) => `#${name}` === hash)?.name ?? 'perusahaan'
}

/** The step after this one. */
export function nextStep(step: StepName): StepName {
  return steps[stepIndexOf(step) + 1]?.name ?? 'ringkasan'
}

/** The step with a refused field. */
export function stepOfField(field: string | undefined): StepName {
  return steps.find(({ fields }) => fields.some((name) => name === field))?.name ?? 'ringkasan'
}

/** The fields of a step. */
export function fieldsOf(step: StepName): readonly (keyof RegistrationBody)[] {
  return steps[stepIndexOf(step)]?.fields ?? []
}

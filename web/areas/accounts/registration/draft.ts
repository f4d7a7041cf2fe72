import type { z } from 'zod'
import type { Promo } from '#domain/accounts/contract-registration.ts'
import { addressStep, companyStep, personStep } from '#domain/accounts/contract-registration.ts'
import { tabStorage } from '#web/lib/tab-storage.ts'
import type { StepName } from './steps.ts'

export type CompanyPart = z.input<typeof companyStep>
export type AddressPart = z.input<typeof addressStep>
export type PersonPart = z.input<typeof personStep>

/** The registration's draft. The password is held in memory only, never in storage. */
export interface Draft {
  perusahaan: Partial<CompanyPart>
  alamat: Partial<AddressPart>
  kontak: Partial<PersonPart>
  /** The accepted promotion code, as the server described it. */
  promo: Promo | null
  /** Identifies this registration, so that a repeated request is not a second one. */
  key: string
}

const KEPT_UNDER = 'pendaftaran'

/** The stored draft, or an empty one. */
export function readDraft(newKey: () => string): Draft {
  const stored = tabStorage.read<Partial<Draft>>(KEPT_UNDER)
  return { perusahaan: {}, alamat: {}, kontak: {}, promo: null, ...stored, key: stored?.key ?? newKey() }
}

export function keepDraft(draft: Draft): void {
  const { password: _, ...person } = draft.kontak
  tabStorage.write(KEPT_UNDER, { ...draft, kontak: person })
}

export function forgetDraft(): void {
  tabStorage.remove(KEPT_UNDER)
}

/** The first incomplete step; later ones cannot be opened. */
export function firstOpenStep(draft: Draft): StepName {
  if (!companyStep.safeParse(draft.perusahaan).success) return 'perusahaan'
  if (!addressStep.safeParse(draft.alamat).success) return 'alamat'
  return personStep.safeParse(draft.kontak).success ? 'ringkasan' : 'kontak'
}

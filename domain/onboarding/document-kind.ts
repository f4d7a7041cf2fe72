import { words } from '../words.ts'

/** The documents of an application: one of each kind, of licences several [SHOP-1]. */
export const applicationDocument = words({
  npwp: 'npwp',
  nib: 'nib',
  deed: 'akta',
  sppkp: 'sppkp',
  licence: 'izin',
})
export type ApplicationDocumentKind = keyof typeof applicationDocument.names

const labels: Record<ApplicationDocumentKind, string> = {
  npwp: 'NPWP',
  nib: 'NIB',
  deed: 'Akta',
  sppkp: 'SPPKP',
  licence: 'Izin',
}

export const applicationDocuments = Object.keys(labels) as readonly ApplicationDocumentKind[] // every kind has its label

export function applicationDocumentLabel(kind: ApplicationDocumentKind): string {
  return labels[kind]
}

/** The kinds that an application must have: the SPPKP of who charges PPN, a document where a licence is named. */
export function requiredDocuments({
  isPkp,
  licences,
}: {
  isPkp: boolean
  licences: readonly unknown[]
}): ApplicationDocumentKind[] {
  return applicationDocuments.filter(
    (kind) => (kind !== 'sppkp' || isPkp) && (kind !== 'licence' || licences.length > 0),
  )
}

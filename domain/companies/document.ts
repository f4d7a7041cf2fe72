/** The documents that sellers want to see; a company has at most one of each kind [REG-3]. */
export const documentKinds = ['npwp', 'nib', 'sppkp'] as const
export type DocumentKind = (typeof documentKinds)[number]

const labels: Record<DocumentKind, string> = { npwp: 'NPWP', nib: 'NIB', sppkp: 'SPPKP' }

/** The display name of a kind of document. */
export function documentLabel(kind: DocumentKind): string {
  return labels[kind]
}

/** Whether a company should have it: an SPPKP only if it charges PPN (PKP), though any company may hand one in. */
export function isRequested(kind: DocumentKind, { isPkp }: { isPkp: boolean }): boolean {
  return kind !== 'sppkp' || isPkp
}

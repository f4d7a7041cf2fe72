/** What sellers want to see of a company; one of each kind counts [REG-3]. */
export const documentKinds = ['npwp', 'nib', 'sppkp'] as const
export type DocumentKind = (typeof documentKinds)[number]

const labels: Record<DocumentKind, string> = { npwp: 'NPWP', nib: 'NIB', sppkp: 'SPPKP' }

/** How people call a kind of document. */
export function documentLabel(kind: DocumentKind): string {
  return labels[kind]
}

/** Whether a company should have it: an SPPKP is what a company that charges PPN (PKP) has; any may hand one in. */
export function isWanted(kind: DocumentKind, { isPkp }: { isPkp: boolean }): boolean {
  return kind !== 'sppkp' || isPkp
}

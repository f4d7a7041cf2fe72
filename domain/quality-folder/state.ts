import { words } from '../codec.ts'

/** How the documents in a folder stand: as the first of these that is true, read from the end. */
export const folderStates = ['valid', 'ending', 'ended', 'replaced'] as const
export type FolderState = (typeof folderStates)[number]

/** The same as the wire names them. */
export const folderState = words({ valid: 'berlaku', ending: 'segera', ended: 'berakhir', replaced: 'diganti' })

const labels: Record<FolderState, string> = {
  valid: 'Berlaku',
  ending: 'Segera berakhir',
  ended: 'Berakhir',
  replaced: 'Diganti',
}

/** The display name of a state. */
export function folderStateLabel(state: FolderState): string {
  return labels[state]
}

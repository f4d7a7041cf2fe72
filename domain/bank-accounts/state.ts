import { words } from '../words.ts'

/** The states of a seller bank account [SHOP-8]. */
export const accountStates = ['proposed', 'checked', 'in_force', 'replaced', 'refused', 'withdrawn'] as const
export type AccountState = (typeof accountStates)[number]

/** The wire's names of the states. */
export const accountState = words({
  proposed: 'menunggu_pemeriksaan',
  checked: 'menunggu_konfirmasi',
  in_force: 'berlaku',
  replaced: 'diganti',
  refused: 'ditolak',
  withdrawn: 'ditarik',
})

const labels: Record<AccountState, string> = {
  proposed: 'Menunggu pemeriksaan',
  checked: 'Menunggu konfirmasi',
  in_force: 'Berlaku',
  replaced: 'Diganti',
  refused: 'Ditolak',
  withdrawn: 'Ditarik',
}

export function accountLabel(state: AccountState): string {
  return labels[state]
}

import { words } from '../words.ts'

/** Where an import is [SHOP-4]. */
export const importState = words({
  checked: 'diperiksa',
  planned: 'terjadwal',
  applying: 'menerapkan',
  applied: 'diterapkan',
  undoing: 'membatalkan',
  undone: 'dibatalkan',
  failed: 'gagal',
  stopped: 'dihentikan',
})
export type ImportState = keyof typeof importState.names

/** Whether nothing of it is applied, and it may be [SHOP-4]. */
export function mayBeApplied(state: ImportState): boolean {
  return state === 'checked' || state === 'failed' || state === 'stopped'
}

const DAYS_AHEAD = 28

/** Until when what is begun to be applied at a later instant has to begin. */
export function plannedUntil(now: Date): Date {
  return new Date(now.getTime() + DAYS_AHEAD * 24 * 3_600_000)
}

/** The effect of a row, planned or made. */
export type RowVerdict = 'new' | 'changed' | 'same' | 'problem'

/** How long an import can be undone, in hours. */
const HOURS_TO_UNDO = 24

/** Until when what was applied at this instant can be undone [SHOP-4]. */
export function undoneUntil(appliedAt: Date): Date {
  return new Date(appliedAt.getTime() + HOURS_TO_UNDO * 3_600_000)
}

import { MOST } from '#domain/limits.ts'

export const NO_LEAD_DAYS = `Isi 1 sampai ${MOST.leadDays} hari kerja.`

/** Whether what was typed is a lead time in working days. */
export function isLeadDays(text: string): boolean {
  return /^[1-9]\d?$/.test(text.trim()) && Number(text) <= MOST.leadDays
}

import { record } from '../codec.ts'
import type { WireLater } from './contract-lead-time.ts'

/** What comes later than the rest of a line. */
export const later = record<WireLater>()({ units: 'jumlah', days: 'hari_kerja' })

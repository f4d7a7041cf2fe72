import { record } from '../codec.ts'
import type { WireExpected } from './contract-expected.ts'

/** What is to come of a product, and when. */
export const expected = record<WireExpected>()({ units: 'jumlah', day: 'tanggal' })

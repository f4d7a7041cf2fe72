import { randomCode } from '#server/platform/random-code.ts'

// 32 to the eighth: not to be guessed
const HALF_CODE = 4

/** A new code that proves a paper: 'ABCD-EFGH'. */
export function paperCode(): string {
  return `${randomCode(HALF_CODE)}-${randomCode(HALF_CODE)}`
}

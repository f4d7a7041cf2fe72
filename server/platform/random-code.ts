import { randomInt } from 'node:crypto'

// the 32 capitals and digits that are not easily taken for another: without 0, O, 1 and I
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Every code that people read and type: it can be neither guessed nor counted, and has 5 random bits a sign. */
export function randomCode(length: number): string {
  return Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

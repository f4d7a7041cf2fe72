import { randomInt } from 'node:crypto'

// the 32 that are not easily taken for another
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code for people that can be neither guessed nor counted, of 5 random bits a sign. */
export function randomCode(length: number): string {
  return Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

import { passwordMatches } from './secrets.ts'

/**
 * Compares a guess at a secret that people choose or type. It has been counted before, so that many at once get no more
 * chances than one after the other; one that could not be compared is given back: nothing is held against anybody
 * [SESS-7, RESET-6]. @throws Refusal busy
 */
export async function compareGuess(hash: string, guess: string, giveBack: () => Promise<void>): Promise<boolean> {
  try {
    return await passwordMatches(hash, guess)
  } catch (refusal) {
    await giveBack()
    throw refusal
  }
}

import { onTestFinished } from 'vitest'
import { openWire } from '../calls/wire.ts'

/**
 * A port that stays the same while the server behind it stops and starts again on another.
 * @param atTheEnd `afterAll` where it stays for a file
 */
export async function aForwarder(atTheEnd: (close: () => void) => void = onTestFinished) {
  const wire = await openWire()
  atTheEnd(wire.close)
  return wire
}

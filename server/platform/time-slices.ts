import { setImmediate } from 'node:timers/promises'

/** As much as others wait for: each unit takes some hundredths of a millisecond. */
export const SLICE = 250

/**
 * Maps things, yielding the event loop after each `SLICE` of work; a few are mapped at once. @param workOf the work of
 * one, by default 1 [OPS-6]
 */
export async function mapInSlices<Thing, Made>(
  things: readonly Thing[],
  make: (thing: Thing) => Made,
  workOf: (thing: Thing) => number = () => 1,
): Promise<Made[]> {
  const made: Made[] = []
  let done = 0
  for (const thing of things) {
    const work = workOf(thing)
    if (done > 0 && done + work > SLICE) {
      await setImmediate()
      done = 0
    }
    made.push(make(thing))
    done += work
  }
  return made
}

/** A source of numbers in [0, 1), the same sequence for the same seed on every machine. */
export type Random = () => number

/** Depends only on the seed text, so that one product's numbers do not change when another is added. */
export function seededRandom(seed: string): Random {
  let state = hash(seed)
  // mulberry32: small, even enough for a demo catalogue, and integer arithmetic only
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of the options, all equally likely. @throws Error when there is none */
export function pick<T>(random: Random, options: readonly T[]): T {
  const option = options[Math.floor(random() * options.length)]
  if (option === undefined) throw new Error('Nothing to pick from')
  return option
}

/** A sort key: taking the largest keys draws without replacement with these weights (Efraimidis and Spirakis). */
export function weightedKey(random: Random, weight: number): number {
  return weight <= 0 ? 0 : random() ** (1 / weight)
}

// FNV-1a, 32 bit
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value | 0
}

import type { Measure } from './load.ts'

/** Something that is measured. */
export interface Scenario {
  name: string
  /** Path of the floor's equivalent work; none for pages. */
  floor: string | null
  /** Run by workers that prepare each act; its floor is measured in the same way. */
  byHand?: boolean
  /** With so many at once the product may answer some with 503. */
  mayRefuse?: boolean
  run: () => Promise<Measure>
}

/** Where and how long to measure. */
export interface Bench {
  url: string
  databaseUrl: string
  seconds: number
}

/** One after the other, and again from the first. */
export function roundRobin<Item>(items: readonly Item[]): () => Item {
  let next = 0
  return () => items[next++ % items.length] as Item // none is requested without items
}

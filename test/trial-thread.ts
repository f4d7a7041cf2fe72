import { Refusal } from '#domain/refusal.ts'
import { answering } from '#server/platform/answering.ts'

const ways = {
  'does its work': () => 'done',
  refuses: () => {
    throw new Refusal('table_columns', { field: 'berkas', words: { most: '100' } })
  },
  'has a fault': () => {
    throw new TypeError('nothing is there')
  },
  'takes all memory': () => {
    const taken: unknown[] = []
    for (;;) taken.push(Array.from({ length: 1_000 }, () => ({})))
  },
  'never ends': () => {
    for (;;);
  },
  'ends its process': () => process.exit(1),
}
export type Way = keyof typeof ways

/** Goes one of the ways that work in a thread can go. */
export default function go(way: Way) {
  return answering(() => ways[way]())
}

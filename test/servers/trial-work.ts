import { Refusal } from '#domain/refusal.ts'

const ways = {
  'does its work': () => 'done',
  refuses: () => {
    throw new Refusal('table_columns', { field: 'berkas', words: { most: '100' } })
  },
  'has a fault': () => {
    throw Object.assign(new Error('nothing is there'), { code: 'ECONNREFUSED' })
  },
  'takes all memory': () => {
    const taken: unknown[] = []
    for (;;) taken.push(Array.from({ length: 1_000 }, () => ({})))
  },
  'takes all memory at once': () => {
    const { length } = JSON.parse(`[${'{},'.repeat(20_000_000)}{}]`)
    return String(length)
  },
  'never ends': () => {
    for (;;);
  },
  'ends its process': () => process.exit(1),
}
export type Way = keyof typeof ways

/** Goes one of the ways that work beside a process can go. */
export function go(way: Way): string {
  return ways[way]()
}

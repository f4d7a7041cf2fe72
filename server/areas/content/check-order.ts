import { Refusal } from '#domain/refusal.ts'

/** Refuses an order of other things than those that are there, each once. @throws Refusal list_moved_on */
export function checkOrder(there: readonly { id: number }[], wanted: readonly number[], field: string): void {
  const ids = new Set(there.map(({ id }) => id))
  const isWhole = wanted.length === ids.size && new Set(wanted).size === ids.size && wanted.every((id) => ids.has(id))
  if (!isWhole) throw new Refusal('list_moved_on', { field })
}

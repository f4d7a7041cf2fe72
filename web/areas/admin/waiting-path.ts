/** Where a badge leads that counts what waits in several places: to the first of them that holds any. */
export function waitingPath(places: readonly [Place, ...Place[]]): string {
  const [first] = places
  return (places.find(({ count }) => count > 0) ?? first).to
}

interface Place {
  to: string
  count: number
}

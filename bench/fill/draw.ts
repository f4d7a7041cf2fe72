import type { Random } from '#server/demo/seeded-random.ts'

/**
 * Draws places below `count`, the first ones most often, as a market has favourites: the weight of a place falls with
 * the square root of its rank, counted from `head`.
 */
export function favouring(count: number, head: number): (random: Random) => number {
  const sums = new Float64Array(count)
  let sum = 0
  for (let index = 0; index < count; index++) sums[index] = sum += 1 / Math.sqrt(index + head)
  return (random) => firstAbove(sums, random() * sum)
}

function firstAbove(sums: Float64Array, target: number): number {
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) > target) high = middle
    else low = middle + 1
  }
  return low
}

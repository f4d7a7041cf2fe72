/** A filter's value or values as a list without repetitions; undefined when it is not set. */
export function listed(filter: string | string[] | undefined): string[] | undefined {
  return filter === undefined ? undefined : [...new Set([filter].flat())]
}

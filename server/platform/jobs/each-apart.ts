/**
 * Does something for each, one after the other, whatever becomes of the others: what is stuck holds up none behind it.
 * @param nameOf what an error calls the one that it is about, for example 'claim 4f1c'
 * @throws AggregateError of all that failed, once each was tried
 */
export async function eachApart<One>(
  all: readonly One[],
  nameOf: (one: One) => string,
  act: (one: One) => Promise<unknown>,
): Promise<void> {
  const stuck: Error[] = []
  for (const one of all) {
    try {
      await act(one)
    } catch (cause) {
      stuck.push(new Error(`${nameOf(one)} is stuck`, { cause }))
    }
  }
  if (stuck.length > 0) throw new AggregateError(stuck, `${stuck.length} of ${all.length} are stuck`)
}

/**
 * Reads a page of a list, or the last one that is there where one behind `last` is asked for; `page` says which it is
 * [CARD-3, MAT-6].
 */
export async function readPage<Found extends { total: number }>(
  { page, size, last }: { page: number; size: number; last: number },
  read: (page: number) => Promise<Found>,
): Promise<Found & { page: number }> {
  const readOne = async (number: number) => ({ ...(await read(number)), page: number })
  if (page <= last) return readOne(page)
  const found = await readOne(last)
  const fewer = Math.ceil(found.total / size)
  return fewer > 0 && fewer < last ? readOne(fewer) : found
}

/**
 * Reads a page of a list, or the last one that is there where one behind `last` is asked for; `page` says which it is, and
 * `lastPage` the last one that can be read, 0 of an empty list [CARD-3, MAT-6].
 */
export async function readPage<Found extends { total: number }>(
  { page, size, last }: { page: number; size: number; last: number },
  read: (page: number) => Promise<Found>,
): Promise<Found & { page: number; lastPage: number }> {
  const readOne = async (number: number) => {
    const found = await read(number)
    return { ...found, page: number, lastPage: Math.min(last, Math.ceil(found.total / size)) }
  }
  if (page <= last) return readOne(page)
  const found = await readOne(last)
  const { lastPage } = found
  return lastPage > 0 && lastPage < last ? readOne(lastPage) : found
}

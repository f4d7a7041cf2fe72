import { query } from '#web/lib/api/query.ts'

/** A product that is not sold any more, by the code in its address. */
export const withdrawnQuery = (code: string) => query({ call: 'produk/ditarik', body: { code } })

/** A withdrawn product by its id. */
export const withdrawnOfIdQuery = (id: number) => query({ call: 'produk/ditarik', body: { id } })

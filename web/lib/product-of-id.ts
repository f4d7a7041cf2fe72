import { query } from './api/query.ts'

/** One product by its id, with its price as it is now: what cart and negotiations ask is what the catalogue's pages know. */
export const productOfIdQuery = (id: number) => query({ call: 'produk/detail', body: { id }, live: 'subscription' })

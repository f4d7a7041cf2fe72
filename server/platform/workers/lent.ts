/** Resources that the supervising process passes to each worker at its start. */
export interface Lent {
  databaseUrl: string
}

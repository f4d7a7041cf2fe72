/** What a process that looks after others gives each of them at its start. */
export interface Lent {
  databaseUrl: string
}

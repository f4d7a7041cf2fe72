import { sql } from 'kysely'

/** Whether people read a company's name as this one, however its letters are written. */
export function isNamed(name: string) {
  return sql<boolean>`name_key = name_key(${name})`
}

import { z } from 'zod'
import { damaged } from './archive.ts'

/** The head of a backup: its kind, and what reading it needs. */
export const about = z.object({
  madeAt: z.iso.datetime(),
  /** Names of the migrations that the rows are of. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** The partitions in which tables lie, by time. */
  partitions: z.array(
    z.object({ table: z.string(), suffix: z.string(), since: z.coerce.date().nullable(), until: z.coerce.date() }),
  ),
})
export type About = z.output<typeof about>

/** The tail of a backup: the expected counts. */
export const total = z.object({
  rows: z.number(),
  files: z.number(),
  /** Keys of files whose bytes were not in the store, or not those that were recorded. */
  missing: z.array(z.string()),
})
export type Total = z.output<typeof total>

/** Secrets of the data folder without which what is in the database cannot be used. */
export const secretFiles = ['secrets-key', 'push-keys.json'] as const

/** @throws StartFailure where it is something else */
export function parsed<T>(schema: z.ZodType<T>, content: Buffer): T {
  try {
    return schema.parse(JSON.parse(content.toString('utf8')))
  } catch (cause) {
    throw damaged(cause)
  }
}

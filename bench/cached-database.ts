import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { cloneDatabase, provideReusableCluster, type TestDatabase } from '#test/servers/postgres.ts'

const project = join(import.meta.dirname, '..')

// whatever decides which rows a filled database holds
const decisive = [
  'bench/fill/*.ts',
  'server/{schema,migrations}/**/*.{sql,md}',
  'server/demo/**/*.*',
  'server/areas/{catalogue,materials}/**/queries-{writing,indexing,search}.ts',
  'domain/catalogue/search/search-terms.ts',
  'domain/catalogue/search/words.ts',
]

// as in production: what was answered is on the disk
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', autovacuum: 'on' }

/** The folder that runs of the benchmark share; it may be deleted at any time. */
export const benchFolder = join(tmpdir(), `sentra-bahan-bench-${userInfo().username}`)

/**
 * The PostgreSQL of the benchmark; its filled databases stay in the system's temporary folder until the schema or the
 * filling changes.
 * @returns a function that stops it
 */
export async function provideBenchCluster({ waitsForDisk = false } = {}): Promise<() => Promise<void>> {
  return provideReusableCluster(benchFolder, `bench${await fingerprint()}`, waitsForDisk ? durable : {})
}

/** A copy of the database with this many offers, which is filled if no earlier run has. */
export function copyOfOffers(offers: number): Promise<TestDatabase> {
  return cloneDatabase(`offers_${offers}`)
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const files: string[] = []
  for await (const file of glob(decisive, { cwd: project })) files.push(file)
  for (const file of files.sort()) hash.update(file).update(await readFile(join(project, file)))
  return hash.digest('hex').slice(0, 8)
}

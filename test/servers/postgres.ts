import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { fillingOf, type Template } from './templates.ts'

/** A database cloned from a template; `drop` also ends remaining connections. */
export type TestDatabase = { url: string; drop(): Promise<void> }

/** How the processes of one run find its cluster: through their environment. */
type Run = { url: string; prefix: string }

// a crash of the machine loses only a test run, so nothing waits for the disk
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_senders: '0',
  wal_level: 'minimal',
  max_connections: '100',
  shared_buffers: '256MB',
}

/**
 * The PostgreSQL of this run, announced to this process and its children: TEST_DATABASE_URL, or an embedded one that
 * lives as long as the run. Does nothing if a parent has already started it.
 * @returns a function that stops it
 */
export async function provideCluster(): Promise<() => Promise<void>> {
  if (process.env.TEST_RUN) return async () => {}

  const prefix = `test_${randomBytes(4).toString('hex')}`
  const setUrl = process.env.TEST_DATABASE_URL
  const cluster = setUrl ? { url: setUrl, stop: () => dropAll({ url: setUrl, prefix }) } : await embedded()
  process.env.TEST_RUN = JSON.stringify({ url: cluster.url, prefix } satisfies Run)
  return async () => {
    delete process.env.TEST_RUN
    await cluster.stop()
  }
}

/**
 * Starts PostgreSQL in a folder that stays, with the templates that an earlier run filled under this prefix; whatever
 * else is in it is dropped.
 * @param settings of PostgreSQL, instead of those by which tests wait for no disk
 */
export async function provideReusableCluster(
  folder: string,
  prefix: string,
  settings: Record<string, string> = {},
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o711)
  const cluster = await startIn(folder, { shared_buffers: '1GB', ...settings })
  await asAdmin(cluster.url, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      "SELECT datname FROM pg_database WHERE datname ~ '_' AND datname !~ $1 AND NOT datistemplate AND datname <> current_database()",
      [`^${prefix}_[a-z]+(_[0-9]+)?$|^sentra_bahan$`],
    )
    for (const { datname } of rows) await dropDatabase(admin, datname)
  })
  process.env.TEST_RUN = JSON.stringify({ url: cluster.url, prefix } satisfies Run)
  return async () => {
    delete process.env.TEST_RUN
    await cluster.stop()
  }
}

/** A new database for one test file or server. The first to ask for a template fills it. */
export async function cloneDatabase(template: Template = 'empty'): Promise<TestDatabase> {
  const { url, prefix } = currentRun()
  const name = `${prefix}_${process.pid}_${randomBytes(4).toString('hex')}`
  const source = await ensureTemplate(template)
  await asAdmin(url, (admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`))
  return {
    url: withDatabase(url, name),
    drop: () => asAdmin(url, (admin) => dropDatabase(admin, name)),
  }
}

/** Fills the template unless another process has; returns its name. */
export async function ensureTemplate(template: Template): Promise<string> {
  const { url, prefix } = currentRun()
  const name = `${prefix}_${template}`
  await asAdmin(url, async (admin) => {
    // the lock ends with the connection
    await admin.query('SELECT pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount) return

    const unfinished = `${name}_unfinished`
    const { from, fill } = fillingOf(template)
    const source = from ? await ensureTemplate(from) : 'template0'
    await dropDatabase(admin, unfinished)
    await admin.query(`CREATE DATABASE ${unfinished} TEMPLATE ${source}`)
    await fill(withDatabase(url, unfinished))
    await asAdmin(withDatabase(url, unfinished), (filled) => filled.query('VACUUM (ANALYZE)'))
    await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`)
  })
  return name
}

async function embedded() {
  const folder = await mkdtemp(join(tmpdir(), 'sentra-bahan-test-'))
  // started by root, PostgreSQL runs as another user, who must be able to pass through
  await chmod(folder, 0o711)
  const cluster = await startIn(folder)
  const sweeper = startSweeper(folder)
  return {
    url: cluster.url,
    async stop() {
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
      sweeper.stdin.end()
    },
  }
}

function startIn(folder: string, more: Record<string, string> = {}) {
  return startEmbeddedPostgres({
    dataDir: join(folder, 'data'),
    log: { info: () => {}, warn: (message) => process.stderr.write(`PostgreSQL: ${message}\n`) },
    settings: { ...forgetful, ...more },
  })
}

/** Removes the data of a run that was killed; its server ends on its own. */
function startSweeper(folder: string) {
  const sweeper = spawn('sh', ['-c', 'cat >/dev/null; [ ! -e "$1" ] || sleep 5; rm -rf "$1"', 'sh', folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  sweeper.unref()
  if (sweeper.stdin instanceof Socket) sweeper.stdin.unref()
  return sweeper
}

async function dropAll({ url, prefix }: Run) {
  await asAdmin(url, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [`${prefix}_`],
    )
    for (const { datname } of rows) await dropDatabase(admin, datname)
  })
}

async function dropDatabase(admin: pg.Client, name: string) {
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}

async function asAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

function currentRun(): Run {
  const runInfo = process.env.TEST_RUN
  if (!runInfo)
    throw new Error('No PostgreSQL for the tests: run them with npm test, vitest or playwright from the project.')
  return JSON.parse(runInfo)
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

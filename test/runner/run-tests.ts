import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { constants, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { commandWords } from '#server/command-words.ts'
import { provideCluster } from '../servers/postgres.ts'
import { closingLines, noTests, readTally, sum, type Tally } from './tally.ts'

const root = join(import.meta.dirname, '../..')
const suites = ['rules', 'api', 'browser', 'faults'] as const
type Suite = (typeof suites)[number]

const {
  positionals: [first, ...rest],
} = commandWords(
  `npm test [-- [rules|api|browser|faults] [PART ...]]

Rules, API and journeys, or one kind, on one PostgreSQL; faults alone by name: processes and databases that are killed in the
middle. PART is of the names of files. What failed and the counts stand at the end.
TEST_PROCESSES=2: journeys through a balancer that alternates every request between so many processes.`,
  { allowPositionals: true },
)
const only = suites.find((suite) => suite === first)
const requested: readonly Suite[] = only ? [only] : ['rules', 'api', 'browser']
const filters = only || first === undefined ? rest : [first, ...rest]

let child: ChildProcess | undefined
let interrupted: NodeJS.Signals | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interrupted = signal
    child?.kill(signal)
  })
}

process.exitCode = await main()

async function main(): Promise<number> {
  const reports = await mkdtemp(join(tmpdir(), 'sentra-bahan-reports-'))
  const stop = only === 'rules' ? async () => {} : await provideCluster()
  const tallies: Tally[] = []
  try {
    if (only !== 'browser') tallies.push(await runVitest(join(reports, 'vitest.json')))
    if (requested.includes('browser')) tallies.push(await runPlaywright(join(reports, 'playwright.json')))
  } finally {
    await stop()
    await rm(reports, { recursive: true, force: true })
  }
  if (interrupted) return 128 + constants.signals[interrupted]

  const total = sum(tallies)
  if (total.passed + total.failures.length === 0) console.log('No test ran.')
  console.log(`\n${closingLines(total)}`)
  return total.failures.length > 0 || total.passed === 0 ? 1 : 0
}

async function runVitest(tally: string): Promise<Tally> {
  const projects = requested.filter((suite) => suite !== 'browser').flatMap((suite) => ['--project', suite])
  const reporters = ['--reporter=default', '--reporter=./test/runner/vitest-reporter.ts']
  return await run(tally, packageFile('vitest', 'vitest.mjs'), ['run', ...projects, ...reporters, ...filters])
}

async function runPlaywright(tally: string): Promise<Tally> {
  const journeys = await readdir(join(root, 'test', 'e2e'), { recursive: true }).catch(() => [])
  if (interrupted || !journeys.some((name) => name.endsWith('.e2e.ts') && matches(`test/e2e/${name}`))) return noTests
  const reporters = '--reporter=list,./test/runner/playwright-reporter.ts'
  return await run(tally, packageFile('@playwright/test', 'cli.js'), ['test', reporters, ...filters])
}

function matches(path: string): boolean {
  return filters.length === 0 || filters.some((filter) => path.includes(filter))
}

async function run(tally: string, script: string, words: string[]): Promise<Tally> {
  child = spawn(process.execPath, [script, ...words], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TEST_TALLY: tally },
  })
  const [code] = await once(child, 'exit')
  return readTally(await readFile(tally, 'utf8').catch(() => undefined), code ?? 1)
}

function packageFile(name: string, file: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file)
}

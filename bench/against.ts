import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cloneDatabase } from '#test/servers/postgres.ts'
import { benchFolder } from './cached-database.ts'
import { printComparison } from './compare.ts'
import { print } from './report.ts'

const project = join(import.meta.dirname, '..')
// the demo has one buyer who orders, so none of many at once
const hotPaths = [
  'list',
  'detail',
  'search, words',
  'suggestion',
  'change cart line',
  'place order',
  'list page, visitor',
  'list page, signed in',
  'detail page, visitor',
  'detail page, signed in',
]

/** Compares these sources with a commit, each with its own packages, build, tables and demo; what asks them is of these. */
export async function printAgainst(
  revision: string,
  { isSelected, ...wishes }: { rounds: number; seconds: number; isSelected(name: string): boolean },
): Promise<void> {
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`).trim()
  print(`${git('log', '-1', '--format=%h %s', commit).trim()}, beside these sources`)
  const folder = await checkOut(commit)
  const { launch }: typeof import('#server/launch.ts') = await import(join(folder, 'server/launch.ts'))
  const one = { name: commit.slice(0, 8), database: await cloneDatabase('bare'), launched: launch }
  const other = { name: 'these', database: await cloneDatabase('bare') }
  await printComparison([one, other], { ...wishes, isChosen: (name) => hotPaths.includes(name) && isSelected(name) })
}

/** A copy of the commit that can be started, kept for later runs. @returns its folder */
async function checkOut(commit: string): Promise<string> {
  const folder = join(benchFolder, commit)
  const mark = join(folder, '.git', 'checked-out')
  if (!existsSync(mark)) {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    git('clone', '--quiet', '--shared', '--no-checkout', project, folder)
    git('-C', folder, 'checkout', '--quiet', '--detach', commit)
    const [lock, own] = [folder, project].map((root) => readFileSync(join(root, 'package-lock.json'), 'utf8'))
    if (lock === own) await symlink(join(project, 'node_modules'), join(folder, 'node_modules'))
    else npm(folder, 'ci', '--no-audit', '--no-fund')
    await writeFile(mark, '')
  }
  npm(folder, 'run', 'build')
  return folder
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: project, encoding: 'utf8' })
}

function npm(folder: string, ...words: string[]): void {
  execFileSync('npm', words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}

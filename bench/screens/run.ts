import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commandWords } from '#server/command-words.ts'
import { ensureBuild } from '#server/platform/build/ensure-build.ts'
import { PROJECT } from '#server/platform/build/sources.ts'
import { beginJourneys, testsBegin } from '#test/clock.ts'
import { startApp } from '#test/servers/app-process.ts'
import { cloneDatabase, ensureTemplate, provideCluster } from '#test/servers/postgres.ts'
import { print } from '../report.ts'
import { compareRuns } from './compare.ts'
import { indexPage } from './index-page.ts'
import { shoot } from './shoot.ts'

const { positionals: requested } = commandWords(
  `npm run screens [-- PART ...]

Pictures of every page and its states as visitor, buyer, newcomer and seller, at 1280 and 390 px, into screens/, beside those
of the last run; screens/index.html shows them, what has changed first. The same pages make the same pictures: the clock
stands still. Those that could not be taken are listed, and make the run exit with code 1. PART is of their names.`,
  { allowPositionals: true },
)
const isSelected = (name: string) => requested.length === 0 || requested.some((word) => name.includes(word))
const folder = join(PROJECT, 'screens')
const [now, before, differences] = [join(folder, 'now'), join(folder, 'before'), join(folder, 'differences')]

beginJourneys()
const stop = await provideCluster()
try {
  await Promise.all([ensureTemplate('demo'), ensureBuild()])
  await putAside()
  const database = await cloneDatabase('demo')
  const app = await startApp(database.url)
  let missed: string[]
  try {
    const resetClock = () => app.setClock(testsBegin)
    missed = await shoot({ url: app.url, time: testsBegin, resetClock, folder: now, isSelected })
  } finally {
    await app.stop()
    await database.drop()
  }

  const compared = await compareRuns(now, before, differences)
  await writeFile(join(folder, 'index.html'), indexPage(compared, missed))
  for (const { file, changed } of compared) if (changed) print(`${file} ${(changed * 100).toFixed(2)} % changed`)
  for (const why of missed) print(`not taken: ${why}`)
  print(`${compared.length} pictures: ${join(folder, 'index.html')}`)
  if (missed.length > 0) process.exitCode = 1
} finally {
  await stop()
}

/** Makes the requested pictures of the last run those to compare with; all others stay as they are. */
async function putAside() {
  await rm(differences, { recursive: true, force: true })
  if (requested.length === 0) await rm(before, { recursive: true, force: true })
  await mkdir(before, { recursive: true })
  for (const file of await readdir(now).catch(() => [])) {
    const [name = ''] = file.split('.')
    if (isSelected(name)) await rename(join(now, file), join(before, file))
  }
}

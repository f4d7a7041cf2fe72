import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureWebBuild, PROJECT } from '#server/platform/web/build-web.ts'
import { startApp } from '#test/app-process.ts'
import { cloneDatabase, ensureTemplate, provideCluster } from '#test/postgres.ts'
import { print } from '../report.ts'
import { compareRuns } from './compare.ts'
import { indexPage } from './index-page.ts'
import { shoot } from './shoot.ts'

// npm run screens [-- part of a name ...]: pictures of every page as visitor, buyer and seller, at 1280 and 390 px, into
// screens/, beside those of the last run; screens/index.html shows them, what has changed first. Pictures that could not
// be taken make the run exit with code 1.
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part))
const folder = join(PROJECT, 'screens')
const [now, before, differences] = [join(folder, 'now'), join(folder, 'before'), join(folder, 'differences')]

const stop = await provideCluster()
try {
  await Promise.all([ensureTemplate('demo'), ensureWebBuild()])
  for (const old of [before, differences]) await rm(old, { recursive: true, force: true })
  await rename(now, before).catch(() => undefined)
  const database = await cloneDatabase('demo')
  const app = await startApp(database.url)
  let missed: string[]
  try {
    missed = await shoot(app.url, now, isWanted)
  } finally {
    await app.stop()
    await database.drop()
  }

  const compared = await compareRuns(now, before, differences)
  await writeFile(join(folder, 'index.html'), indexPage(compared))
  for (const { file, changed } of compared) if (changed) print(`${file} ${(changed * 100).toFixed(2)} % changed`)
  for (const why of missed) print(`not taken: ${why}`)
  print(`${compared.length} pictures: ${join(folder, 'index.html')}`)
  if (missed.length > 0) process.exitCode = 1
} finally {
  await stop()
}

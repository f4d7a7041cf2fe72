import { ensureBuild } from '#server/platform/build/ensure-build.ts'
import { beginJourneys } from '../clock.ts'
import { ensureTemplate, provideCluster } from '../servers/postgres.ts'

/** Playwright's global set-up: the built web, and a PostgreSQL with the demo catalogue; returns the tear-down. */
export default async function provide(): Promise<() => Promise<void>> {
  beginJourneys()
  const stop = await provideCluster()
  try {
    await Promise.all([ensureTemplate('demo'), ensureBuild()])
  } catch (reason) {
    await stop()
    throw reason
  }
  return stop
}

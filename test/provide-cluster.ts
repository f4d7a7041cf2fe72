import { ensureTemplate, provideCluster } from './postgres.ts'

/** Global set-up of Vitest and of Playwright: one PostgreSQL a run; what it returns is the tear-down. */
export default async function provide(): Promise<() => Promise<void>> {
  const stop = await provideCluster()
  await ensureTemplate('empty')
  return stop
}

import { ensureTemplate, provideCluster } from '../servers/postgres.ts'

/** Vitest's global set-up: one PostgreSQL per run; returns the tear-down. */
export default async function provide(): Promise<() => Promise<void>> {
  const stop = await provideCluster()
  await ensureTemplate('empty')
  return stop
}

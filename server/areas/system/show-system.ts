import type { System } from '#domain/system/contract.ts'
import { withoutAddresses } from '#domain/system/without-addresses.ts'
import type { Deps } from '#server/deps.ts'
import { slowCalls } from '#server/platform/http/slow-calls.ts'
import { countJobs, findDeadLetters } from '#server/platform/jobs/dead-letters.ts'
import { isMailing } from '#server/platform/jobs/job-map.ts'
import { connectedBrowsers } from '#server/platform/live/connected.ts'
import { findVersions } from '#server/platform/versions.ts'
import { isChecking } from './check-audit.ts'
import { findLastCheck } from './queries-audit-checks.ts'

const MOST_FAILED = 50
const MOST_CALLS = 10

/** How the platform runs, as far as the database and this process know; no secret, no data of jobs [ADM-7]. */
export async function showSystem({ db }: Deps): Promise<System> {
  const queues = await countJobs(db)
  const { letters, counts } = await findDeadLetters(db, MOST_FAILED)
  const check = await findLastCheck(db)
  const sumOf = (some: typeof counts) => some.reduce((sum, { count }) => sum + count, 0)
  return {
    versions: await findVersions(db),
    queues,
    failed: letters.map(({ at, fault, ...letter }) => ({
      ...letter,
      at: at.toISOString(),
      fault: withoutAddresses(fault),
      isMail: isMailing(letter.queue),
    })),
    failedCount: sumOf(counts),
    failedMailCount: sumOf(counts.filter(({ queue }) => isMailing(queue))),
    connections: await connectedBrowsers(),
    calls: await slowCalls(MOST_CALLS),
    audit: {
      at: check?.at.toISOString() ?? null,
      intact: check?.intact ?? 0,
      broken: check?.broken ?? null,
      checking: await isChecking(db),
    },
  }
}

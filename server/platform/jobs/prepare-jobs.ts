import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { DEAD_LETTERS } from './dead-letters.ts'
import { type JobName, type QueueSettings, queues } from './job-map.ts'

const TIME_ZONE = 'Asia/Jakarta'

const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS
const WEEK_SECONDS = 7 * DAY_SECONDS
const KEEP_DEAD_SECONDS = 13 * WEEK_SECONDS

/** Brings pg-boss' tables, the queues and their schedules up to this version. The caller holds the migration lock. */
export async function prepareJobs(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
  })
  await boss.start()
  try {
    const known = new Set((await boss.getQueues()).map(({ name }) => name))
    if (!known.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS, { retentionSeconds: KEEP_DEAD_SECONDS })
    for (const name of Object.keys(queues) as JobName[]) {
      if (!known.has(name)) await boss.createQueue(name)
      await boss.updateQueue(name, optionsOf(queues[name]))
    }
    await prepareSchedules(boss)
  } finally {
    await boss.stop({ graceful: false, close: false })
  }
}

async function prepareSchedules(boss: PgBoss): Promise<void> {
  const schedules = await boss.getSchedules()
  const wanted = (Object.keys(queues) as JobName[]).filter((name) => queues[name].schedule)
  for (const { name } of schedules) if (!wanted.some((one) => one === name)) await boss.unschedule(name)
  for (const name of wanted)
    await boss.schedule(name, queues[name].schedule ?? '', {}, { tz: TIME_ZONE, missed: 'once' })
}

function optionsOf({ schedule, retries = 5, longestSeconds = 60, heartbeatSeconds }: QueueSettings) {
  return {
    retryLimit: retries,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 15 * 60,
    expireInSeconds: longestSeconds,
    ...(heartbeatSeconds && { heartbeatSeconds }),
    // a job every minute would leave ten thousand rows a week
    deleteAfterSeconds: schedule ? DAY_SECONDS : WEEK_SECONDS,
    // unrun jobs are dropped after this; a scheduled one is due again anyway
    retentionSeconds: schedule ? HOUR_SECONDS : 8 * WEEK_SECONDS,
    // one that is not retried is due again soon by its schedule
    deadLetter: retries > 0 ? DEAD_LETTERS : null,
  }
}

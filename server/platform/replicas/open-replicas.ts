import type { Viewer } from '#domain/accounts/actor.ts'
import { type Announcement, topicsOf } from '#domain/live.ts'
import type { Db } from '../database.ts'
import type { SlowWatch } from '../statement-times.ts'
import { Course } from './course.ts'
import { Floors } from './floors.ts'
import { countRead, type Reason } from './metrics.ts'
import { type Position, positionOf } from './position.ts'
import { Probe } from './probe.ts'
import { Pulse } from './pulse.ts'
import { Replica } from './replica.ts'
import { keepWrite, writtenBy } from './write-positions.ts'
import { watchingWrites } from './writing.ts'

export interface ReplicasOptions {
  urls: readonly string[]
  longestLagMs: number
  /** The database that they are replicas of. */
  url: string
  primary: Db
  /** Connections to each of them. */
  connections: number
  slow?: SlowWatch
  warn: (sentence: string) => void
}

/** The replicas of the database, and who may read them [OPS-2]. */
export interface Replicas {
  /** Where a viewer reads what may be read from a replica: everything that they wrote or were told of is there. */
  readingFor: (viewer: Viewer) => Promise<Db>
  /** Does what a viewer asked for, and keeps that they wrote something, if they did, before they are answered. */
  noting: <Result>(viewer: Viewer, work: () => Promise<Result>) => Promise<Result>
  /** Before anybody is told of it. */
  heard: (announcement: Announcement) => void
  /** Announcements may have been missed. */
  gap: () => void
  close: () => Promise<void>
}

const SAMPLE_MS = 1_000
// beyond the longest lag, for questions that take their time
const MARGIN_MS = 10_000

const EVERYBODY = 'everybody'
/** Of what is the same for all, such as the pages kept for visitors. */
const ALL_READERS = 'all readers'

/** Watches the replicas for as long as the process lives. */
export function openReplicas(options: ReplicasOptions): Replicas {
  const { urls, longestLagMs, url, primary, connections, slow, warn } = options
  const course = new Course(2 * longestLagMs + MARGIN_MS)
  const probe = new Probe(url)
  const floors = new Floors(() => presentPosition(probe), longestLagMs + MARGIN_MS)
  const replicas = urls.map(
    (each) => new Replica({ url: each, connections, slow, primary, course, longestLagMs, warn }),
  )
  const pulse = new Pulse(SAMPLE_MS)
  const sampling = sample()
  let turn = 0

  async function sample() {
    // a separate connection, so that a question about an announcement waits for no other
    const sampler = new Probe(url)
    while (!pulse.stopped) {
      const position = await presentPosition(sampler).catch(() => undefined)
      // positions are of a log that another server goes on with
      if (position !== undefined && !course.add(position, performance.now())) begin()
      await pulse.rest()
    }
    sampler.close()
  }

  function begin() {
    floors.forget()
    floors.raise([EVERYBODY])
  }

  async function needs(viewer: Viewer): Promise<Position | null> {
    if (viewer.kind === 'visitor') return floors.of([EVERYBODY, ALL_READERS])
    const told = floors.of([EVERYBODY, ALL_READERS, ...topicsOf(viewer)])
    if (told === null) return null
    const wrote = (await writtenBy(primary, viewer.userId)) ?? 0n
    return wrote > told ? wrote : told
  }

  function count(reason: Reason, db: Db): Db {
    countRead(reason)
    return db
  }

  begin()
  return {
    async readingFor(viewer) {
      if (!replicas.some(({ isUsed }) => isUsed)) return count('none_in_use', primary)
      const position = await needs(viewer)
      const fit = position === null ? [] : replicas.filter((replica) => replica.has(position))
      const replica = fit[turn++ % fit.length]
      if (replica) return count('caught_up', replica.db)
      for (const one of replicas) one.hurry()
      return count('written', primary)
    },

    noting(viewer, work) {
      if (viewer.kind === 'visitor') return work()
      return watchingWrites(work, () =>
        keepWrite(primary, viewer.userId).catch(() => {
          // it is written; here at least it is known, and elsewhere the primary is missed as well
          floors.raise([`user:${viewer.userId}`])
        }),
      )
    },

    heard({ topics, change }) {
      if (change.name === 'presence') return
      floors.raise(change.name === 'catalogue' ? [ALL_READERS] : topics)
    },

    gap: begin,

    async close() {
      pulse.stop()
      floors.close()
      probe.close()
      await Promise.all([sampling, ...replicas.map((replica) => replica.close())])
    },
  }
}

async function presentPosition(probe: Probe): Promise<Position> {
  const { position } = await probe.ask<{ position: string }>(
    "select (pg_current_wal_insert_lsn() - '0/0')::text as position",
  )
  return positionOf(position)
}

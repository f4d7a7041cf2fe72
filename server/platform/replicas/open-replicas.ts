import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Viewer } from '#domain/accounts/actor.ts'
import { type Announcement, topicsOf } from '#domain/live.ts'
import { batchLoader } from '../database/batch-loader.ts'
import type { SlowWatch } from '../database/statement-times.ts'
import type { Db } from '../database.ts'
import { anyOf } from '../sql-input.ts'
import { Course } from './course.ts'
import { countRead, type Reason } from './metrics.ts'
import { type Position, positionOf } from './position.ts'
import { Probe } from './probe.ts'
import { Pulse } from './pulse.ts'
import { Replica } from './replica.ts'
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
  /**
   * The database from which a viewer's reads may be served: it contains everything that they wrote or were notified of.
   */
  readingFor: (viewer: Viewer) => Promise<Db>
  /** Executes a viewer's call, and records whether it wrote something before it is answered. */
  trackWrites: <Result>(viewer: Viewer, work: () => Promise<Result>) => Promise<Result>
  /** Called before listeners hear of the announcement. */
  heard: (announcement: Announcement) => void
  /** Announcements may have been missed. */
  gap: () => void
  close: () => Promise<void>
}

const SAMPLE_MS = 1_000
// beyond the longest lag, for questions that take their time
const MARGIN_MS = 10_000

const EVERYBODY = 'everybody'
/** The audience of what is shared by all, such as the pages cached for visitors. */
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
  let next = 0

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
    const announced = floors.of([EVERYBODY, ALL_READERS, ...topicsOf(viewer)])
    if (announced === null) return null
    const wrote = (await writtenBy(primary, viewer.userId)) ?? 0n
    return wrote > announced ? wrote : announced
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
      const replica = fit[next++ % fit.length]
      if (replica) return count('caught_up', replica.db)
      for (const one of replicas) one.hurry()
      return count('written', primary)
    },

    trackWrites(viewer, work) {
      if (viewer.kind === 'visitor') return work()
      return watchingWrites(work, () =>
        recordWrite(primary, viewer.userId).catch(() => {
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

/** Records the log position after a person's write: queried after the commit, so the write is before it. */
async function recordWrite(db: Db, userId: string): Promise<void> {
  await sql`
    insert into write_positions as kept (user_id, position) values (${userId}, pg_current_wal_insert_lsn())
    on conflict (user_id) do update set position = greatest(kept.position, excluded.position)`.execute(db)
}

/** Where what a person wrote last ends; undefined for one who has written nothing since the database last crashed. */
const writtenBy: (db: Db, userId: string) => Promise<Position | undefined> = batchLoader(async (db, userIds) => {
  const rows = await db
    .selectFrom('write_positions')
    .select(['user_id', sql<string>`(position - '0/0')::text`.as('position')])
    .where('user_id', '=', anyOf(userIds))
    .execute()
  return new Map(rows.map(({ user_id, position }) => [user_id, positionOf(position)]))
})

// of many announcements at once, few questions
const BETWEEN_MS = 10
const RETRY_MS = 250

/**
 * How far a replica must have replayed for each audience, by what was announced to them. A fresh announcement has no
 * position yet: the database is queried once it is heard, since only committed changes are announced.
 */
export class Floors {
  readonly #known = new Map<string, { position: Position; since: number }>()
  #waiting = new Set<string>()
  #underWay = new Set<string>()
  #isAsking = false
  /** It did not answer the last query. */
  #isAway = false
  #isClosed = false
  readonly #ask: () => Promise<Position>
  readonly #forgetMs: number

  /** @param forgetMs after which every replica in use has read as far, or it would not be in use */
  constructor(ask: () => Promise<Position>, forgetMs: number) {
    this.#ask = ask
    this.#forgetMs = forgetMs
  }

  /** Raises the floor of these audiences after an announcement. */
  raise(audiences: Iterable<string>): void {
    for (const audience of audiences) this.#waiting.add(audience)
    if (!this.#isAsking) void this.#settle()
  }

  /**
   * The position that contains everything announced to one of these audiences; null where it is not known yet. While
   * the primary is away nothing is written, and its last known position must do.
   */
  of(audiences: readonly string[]): Position | null {
    let highest = 0n
    for (const audience of audiences) {
      const isUnknown = this.#waiting.has(audience) || this.#underWay.has(audience)
      if (isUnknown && !this.#isAway) return null
      const position = this.#known.get(audience)?.position ?? 0n
      if (position > highest) highest = position
    }
    return highest
  }

  /** Forgets the known positions after the primary changed: its log may have continued differently. */
  forget(): void {
    this.#known.clear()
  }

  close(): void {
    this.#isClosed = true
  }

  async #settle(): Promise<void> {
    this.#isAsking = true
    while (this.#waiting.size > 0 && !this.#isClosed) {
      this.#underWay = this.#waiting
      this.#waiting = new Set()
      const position = await this.#ask().catch(() => null)
      this.#isAway = position === null
      if (position === null) for (const audience of this.#underWay) this.#waiting.add(audience)
      else this.#keep(this.#underWay, position)
      this.#underWay = new Set()
      await pause(position === null ? RETRY_MS : BETWEEN_MS, undefined, { ref: false })
    }
    this.#isAsking = false
  }

  #keep(audiences: Iterable<string>, position: Position): void {
    const now = performance.now()
    for (const audience of audiences) {
      // the latest are at the end
      this.#known.delete(audience)
      this.#known.set(audience, { position, since: now })
    }
    for (const [audience, { since }] of this.#known) {
      if (since > now - this.#forgetMs) break
      this.#known.delete(audience)
    }
  }
}

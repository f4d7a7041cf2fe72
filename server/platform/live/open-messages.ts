import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Announcement } from '#domain/live.ts'
import type { Db } from '../database.ts'
import { type Announcer, announceAfterCommit } from './after-commit.ts'
import { CHANNEL } from './channel.ts'
import { connectToServer, type ServerConnection } from './connect-to-server.ts'
import { heard } from './heard.ts'
import { keepConnected } from './keep-connected.ts'
import { notify } from './publish.ts'

export interface MessagesOptions {
  /** Of the message server. */
  url: string
  /** The database handle whose transactions announce by it. */
  db: Db
  warn: (sentence: string) => void
}

export interface HearingOptions {
  onAnnouncement: (announcement: Announcement) => void
  /** Announcements may have been missed. */
  onGap: () => void
}

/** A message server that carries what use cases announce, beside the database [OPS-1]. */
export interface Messages {
  /** Listens to the messages of all processes. @returns a function that stops it */
  hear: (options: HearingOptions) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

const ALIVE_MS = 2_500
// several of them, and longer than a busy process lags
const SILENCE_MS = 10_000
const RETRY_MS = 1_000
// a server that stands still answers nothing
const FAREWELL_MS = 1_000

const message = z.object({
  from: z.string(),
  is: z.enum(['telling', 'alive', 'leaving']),
  parts: z.array(z.string()).default([]),
})
type Message = z.input<typeof message>

/**
 * Lets transactions of this handle announce by a message server (decision 0099). While it is away the database announces,
 * as it does without one, so that the site does not need it.
 */
export async function openMessages({ url, db, warn }: MessagesOptions): Promise<Messages> {
  const channel = await channelOf(db)
  const from = randomUUID()
  const pending: string[] = []
  let isClosed = false
  // a node that cannot hear others by the server announces its own by the database too
  let isDeaf = false
  let telling: ServerConnection | undefined
  let instead: Promise<void> | undefined

  const send = (sent: Omit<Message, 'from'>) => telling?.publish(channel, JSON.stringify({ from, ...sent }))
  const sendAlive = () => void send({ is: 'alive' })?.catch(() => undefined)
  const announcer: Announcer = {
    get isAble() {
      return telling !== undefined && !isDeaf
    },
    announce(parts) {
      const sent = send({ is: 'telling', parts: [...parts] })
      // the connection may have been lost since the transaction announced
      if (!sent) return announceByDatabase(parts)
      sent.catch(() => announceByDatabase(parts))
    },
  }

  /** Announces by the database what may have been lost by the server: twice is no harm. */
  function announceByDatabase(parts: readonly string[]): void {
    pending.push(...parts)
    instead ??= announcePending().finally(() => {
      instead = undefined
    })
  }

  async function announcePending(): Promise<void> {
    while (pending.length > 0) {
      const parts = pending.splice(0)
      const failed = await notify(db, parts).catch((error: unknown) => ({ error }))
      if (!failed) continue
      if (isClosed) return
      pending.unshift(...parts)
      await pause(RETRY_MS, undefined, { ref: false })
    }
  }

  const connect = () => connectToServer(url)
  telling = await connect().catch((error: unknown) => {
    warn(`${AWAY} could not be reached (${String(error)}): ${MEANWHILE}`)
    return undefined
  })
  const stopTelling = keepConnected(telling, {
    connect,
    onLoss() {
      telling = undefined
      warn(`${AWAY} was lost: ${MEANWHILE}`)
    },
    onBack(connection) {
      telling = connection
      sendAlive()
      warn('The message server is there again, and carries announcements.')
    },
  })
  sendAlive()
  const alive = setInterval(sendAlive, ALIVE_MS).unref()
  announceAfterCommit(db, announcer)

  return {
    hear: (options) =>
      hear({
        url,
        channel,
        warn,
        onDeaf(deaf) {
          isDeaf = deaf
        },
        ...options,
      }),
    async close() {
      isClosed = true
      clearInterval(alive)
      const farewell = send({ is: 'leaving' })?.catch(() => undefined)
      await Promise.race([farewell, pause(FAREWELL_MS, undefined, { ref: false })])
      await stopTelling()
      telling = undefined
      await instead
    },
  }
}

const AWAY = 'The message server for announcements'
const MEANWHILE = 'meanwhile the database carries them.'

interface ServerHearing extends HearingOptions {
  url: string
  channel: string
  warn: (sentence: string) => void
  /** Whether it cannot hear. */
  onDeaf: (deaf: boolean) => void
}

async function hear({
  url,
  channel,
  warn,
  onDeaf,
  onAnnouncement,
  onGap,
}: ServerHearing): Promise<() => Promise<void>> {
  const peers = new Peers(SILENCE_MS)
  const undelivered = (error: unknown) => warn(`an announcement could not be delivered: ${String(error)}`)
  const onText = (text: string) => {
    try {
      const { from, is, parts } = message.parse(JSON.parse(text))
      if (is === 'leaving') peers.left(from)
      else peers.heard(from, performance.now())
      for (const part of parts) deliver(part)
    } catch (error) {
      undelivered(error)
    }
  }
  // one that cannot be delivered keeps none of the others
  function deliver(part: string): void {
    try {
      const announcement = JSON.parse(part) as Announcement // written by a process of this site
      // what is for everybody comes by the database alone
      if (announcement.topics.length > 0) heard(announcement, onAnnouncement)
    } catch (error) {
      undelivered(error)
    }
  }
  const connect = () => connectToServer(url, { channel, onText })
  const first = await connect().catch((error: unknown) => {
    onDeaf(true)
    warn(`${AWAY} cannot be heard (${String(error)}): ${MEANWHILE}`)
    return undefined
  })
  const stop = keepConnected(first, {
    connect,
    // the announcer logs it; nothing is missed meanwhile, since everything is refetched when it is back
    onLoss() {
      onDeaf(true)
      peers.forget()
    },
    onBack() {
      onDeaf(false)
      onGap()
    },
  })
  const watching = setInterval(() => {
    if (peers.isAnyMissed(performance.now())) onGap()
  }, ALIVE_MS).unref()
  return async () => {
    clearInterval(watching)
    await stop()
  }
}

/** One for each database, since several sites may share a server. */
async function channelOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select system_identifier || ':' || current_database() as name from pg_control_system()`.execute(db)
  return `${CHANNEL}:${rows[0]?.name}`
}

/**
 * Which processes announce by the message server, and when they were last heard. One that falls silent without a
 * farewell has crashed or is cut off: what it committed in its last moment was never announced.
 */
export class Peers {
  readonly #lastHeard = new Map<string, number>()
  readonly #silenceMs: number

  constructor(silenceMs: number) {
    this.#silenceMs = silenceMs
  }

  /** @param at milliseconds of a clock that never goes back */
  heard(id: string, at: number): void {
    this.#lastHeard.set(id, at)
  }

  left(id: string): void {
    this.#lastHeard.delete(id)
  }

  /** Forgets when processes were last heard: for a while none could be. */
  forget(): void {
    this.#lastHeard.clear()
  }

  /** Whether a process has fallen silent since the last call; each is reported once. */
  isAnyMissed(at: number): boolean {
    let isMissed = false
    for (const [id, lastHeard] of this.#lastHeard) {
      if (at - lastHeard <= this.#silenceMs) continue
      this.#lastHeard.delete(id)
      isMissed = true
    }
    return isMissed
  }
}

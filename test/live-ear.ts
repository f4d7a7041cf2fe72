import { EventEmitter, once } from 'node:events'
import { io, type Socket } from 'socket.io-client'
import { onTestFinished } from 'vitest'
import { type Change, type FromBrowser, LIVE_PATH, type ToBrowser } from '#domain/live.ts'

/** A browser's live connection, until the test ends. */
export interface LiveEar {
  socket: Socket<ToBrowser, FromBrowser>
  changes: Change[]
  /** Whether joining reported that changes may have been missed. */
  joined: boolean[]
  /** Resolves at the next such event that was not awaited yet. @throws Error after thirty seconds */
  next: (event: 'change' | 'joined' | 'resync' | 'expired' | 'disconnect') => Promise<void>
}

interface Options {
  headers?: Record<string, string>
  transport?: 'websocket' | 'polling'
  /** When its page was made, in milliseconds. */
  madeAt?: number
}

/** Connects like a browser with this bearer. @throws Error with the code of the refusal */
export async function listenLive(url: string, bearer: string | undefined, options: Options = {}): Promise<LiveEar> {
  const socket: LiveEar['socket'] = io(url, {
    path: LIVE_PATH,
    transports: [options.transport ?? 'websocket'],
    auth: { sessionId: bearer, madeAt: options.madeAt },
    reconnection: false,
    forceNew: true,
    ...(options.headers && { extraHeaders: options.headers }),
  })
  onTestFinished(() => void socket.disconnect())
  const arrivals = new EventEmitter()
  const untaken: Record<string, number> = {}
  const changes: Change[] = []
  const joined: boolean[] = []
  const arrive = (event: string) => {
    untaken[event] = (untaken[event] ?? 0) + 1
    arrivals.emit(event)
  }
  socket.on('change', (change) => {
    changes.push(change)
    arrive('change')
  })
  socket.on('joined', (missed) => {
    joined.push(missed)
    arrive('joined')
  })
  for (const event of ['resync', 'expired', 'disconnect'] as const) socket.on(event, () => arrive(event))

  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve)
    socket.on('connect_error', reject)
  })
  return {
    socket,
    changes,
    joined,
    async next(event) {
      if (!untaken[event]) await once(arrivals, event, { signal: AbortSignal.timeout(30_000) })
      untaken[event] = (untaken[event] ?? 0) - 1
    },
  }
}

import type { QueryClient } from '@tanstack/react-query'
import { io, type Socket } from 'socket.io-client'
import { type FromBrowser, LIVE_PATH, type ToBrowser } from '#domain/live.ts'
import { callApi, renewBearer } from './api.ts'
import { makeEars } from './live.ts'
import { readKey } from './session.ts'

// browsers notified at the same time spread their requests over this
const SPREAD_MS = 2_000
const FIRST_RETRY_MS = 1_500
const LONGEST_RETRY_MS = 60_000

/**
 * Keeps a live connection with the stored bearer; failures are silent. Socket.IO reconnects lost connections; after a
 * refusal the API is asked for the viewer, which renews an expired bearer or handles the end of the session [SESS-2,
 * SESS-3].
 * @param pageMadeAt when the server made the page, in milliseconds by its clock
 * @returns a function that closes it
 */
export function openConnection(queries: QueryClient, pageMadeAt: number | undefined): () => void {
  const ears = makeEars(queries)
  // for a page just made the server knows what it may have missed; after that, a gap may hide anything
  let madeAt = pageMadeAt
  let bearer: string | null = null
  let refusals = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const socket: Socket<ToBrowser, FromBrowser> = io({
    path: LIVE_PATH,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: (give) => {
      bearer = readKey('SessionID')
      give({ sessionId: bearer, madeAt })
    },
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 20_000,
    randomizationFactor: 0.5,
  })

  socket.on('connect', () => {
    refusals = 0
    ears.connectedNow(true)
  })
  socket.on('joined', (missed) => {
    madeAt = undefined
    if (missed) ears.missed()
  })
  socket.on('change', (change) => ears.changed(change))
  socket.on('resync', () => later(ears.missed, Math.random() * SPREAD_MS))
  socket.on('expired', () => void renew())
  socket.on('disconnect', (reason) => {
    ears.connectedNow(false)
    if (reason === 'io server disconnect') comeBack()
  })
  socket.on('connect_error', () => {
    // active: unreachable, and Socket.IO will retry; otherwise refused
    if (!socket.active) comeBack()
  })

  async function renew() {
    const renewed = await renewBearer(bearer).catch(() => undefined)
    if (!renewed) return
    bearer = renewed
    socket.emit('refresh', renewed)
  }

  function comeBack() {
    const pause = Math.min(FIRST_RETRY_MS * 2 ** refusals, LONGEST_RETRY_MS)
    refusals++
    later(() => void askAndConnect(), pause * (0.75 + Math.random() / 2))
  }

  async function askAndConnect() {
    // signed out meanwhile
    if (readKey('SessionID') === null) return
    try {
      const { data } = await callApi('session/profil', {})
      if (data.signedIn) socket.connect()
    } catch {
      if (readKey('SessionID') !== null) comeBack()
    }
  }

  function later(action: () => void, milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(action, milliseconds)
  }

  return () => {
    clearTimeout(timer)
    ears.connectedNow(false)
    socket.disconnect()
  }
}

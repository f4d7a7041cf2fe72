import { useCallback, useEffect, useRef } from 'react'
import { callApi } from '#web/lib/api/api.ts'
import { useLooking } from '../room/use-looking.ts'
import type { Presence } from './presence.ts'

const AGAIN_MS = 25_000
const TYPING_AGAIN_MS = 3_000

/**
 * Signals to the other side that this person has the room open.
 * @returns a function that signals that they are typing
 */
export function usePresenceSignal(roomId: string, { online }: Presence): () => void {
  const looking = useLooking()
  const typingSentAt = useRef(0)

  // time passes outside React
  useEffect(() => {
    if (!looking) return
    signal(roomId, false)
    const timer = setInterval(() => signal(roomId, false), AGAIN_MS)
    return () => clearInterval(timer)
  }, [roomId, looking])

  // a newcomer's signal is answered once, and so shows them that somebody is here
  useEffect(() => {
    if (looking && online) signal(roomId, false)
  }, [roomId, looking, online])

  return useCallback(() => {
    const now = performance.now()
    if (typingSentAt.current > 0 && now - typingSentAt.current < TYPING_AGAIN_MS) return
    typingSentAt.current = now
    signal(roomId, true)
  }, [roomId])
}

/** Sends a signal; errors are ignored, since a lost one is not missed. */
function signal(roomId: string, typing: boolean): void {
  callApi('chat/room/hadir', { roomId, typing }).catch(() => undefined)
}

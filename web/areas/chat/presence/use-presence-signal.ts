import { useCallback, useEffect, useRef } from 'react'
import { callApi } from '#web/lib/api/api.ts'
import { useLooking } from '../room/use-looking.ts'
import type { Presence } from './presence.ts'

const AGAIN_MS = 25_000
const TYPING_AGAIN_MS = 3_000

/** Tells the other side that this person looks at the room. @returns what tells that they are typing */
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

  // whoever comes later is answered once, and so learns that somebody is here
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

/** Silent: nobody misses it. */
function signal(roomId: string, typing: boolean): void {
  callApi('chat/room/hadir', { roomId, typing }).catch(() => undefined)
}

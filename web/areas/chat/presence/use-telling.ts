import { useCallback, useEffect, useRef } from 'react'
import { callApi } from '#web/lib/api.ts'
import { useLooking } from '../room/use-looking.ts'
import type { Presence } from './presence.ts'

const AGAIN_MS = 25_000
const TYPING_AGAIN_MS = 3_000

/** Tells the other side that this person looks at the room. @returns what tells that they are typing, or no longer are */
export function useTelling(roomId: string, { online }: Presence): (typing: boolean) => void {
  const looking = useLooking()
  const toldTyping = useRef(0)

  // time passes outside React
  useEffect(() => {
    if (!looking) return
    tell(roomId, false)
    const timer = setInterval(() => tell(roomId, false), AGAIN_MS)
    return () => clearInterval(timer)
  }, [roomId, looking])

  // whoever comes later is answered once, and so learns that somebody is here
  useEffect(() => {
    if (looking && online) tell(roomId, false)
  }, [roomId, looking, online])

  return useCallback(
    (typing) => {
      const now = performance.now()
      const toldAt = toldTyping.current
      if (typing ? toldAt > 0 && now - toldAt < TYPING_AGAIN_MS : toldAt === 0) return
      toldTyping.current = typing ? now : 0
      tell(roomId, typing)
    },
    [roomId],
  )
}

/** Silent: nobody misses it. */
function tell(roomId: string, typing: boolean): void {
  callApi('chat/room/hadir', { key_room: roomId, mengetik: typing }).catch(() => undefined)
}

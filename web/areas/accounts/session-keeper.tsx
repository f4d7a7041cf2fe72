import { useEffect } from 'react'
import type { Profile } from '#domain/accounts/contract.ts'
import { actByApi, restoreBearer, whenSessionExpires } from '#web/lib/api/api.ts'
import { endLocalSession, leaveMessage, readKey, takeMessage, watchOtherTabs } from '#web/lib/api/session.ts'
import { addressOf, signInPath } from '#web/lib/page/paths.ts'
import { isMarkedLeft } from '#web/lib/preference-cookie.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { toast } from '#web/ui/overlay/toast.tsx'

// a success stays longer than after an act, since the page has just appeared [API-6]
const ARRIVAL_MS = { success: 3_000, failure: 2_000 }
const SESSION_OVER = 'Sesi Anda telah berakhir. Silakan login kembali!'

/** Keeps the browser's stored session, its other tabs and the server's session in agreement. */
export function SessionKeeper() {
  const viewer = useViewer()
  // storage, other tabs and the server's verdict are outside React: they are listened to, not rendered
  useEffect(() => {
    whenSessionExpires(() => {
      endLocalSession()
      leaveMessage({ sentence: SESSION_OVER, tone: 'failure' })
      window.location.assign(signInPath(addressOf(window.location), 'session over'))
    })
    return watchOtherTabs({
      signedOut: () => window.location.assign('/'),
      companyChanged: () => window.location.reload(),
    })
  }, [])

  useEffect(() => {
    // if it fails, the next page tries again
    agreeWithServer(viewer).catch(() => undefined)
  }, [viewer])

  useEffect(() => {
    const message = takeMessage()
    if (message) toast[message.tone](message.sentence, ARRIVAL_MS[message.tone])
  }, [])

  return null
}

async function agreeWithServer(viewer: Profile): Promise<void> {
  // the sign-out call may never have arrived
  if (isMarkedLeft()) return void (await actByApi('logout', {}))
  if (viewer.signedIn && readKey('SessionID') === null) await restoreBearer()
  if (!viewer.signedIn && readKey('Login') === 'true') {
    endLocalSession()
    toast.failure(SESSION_OVER)
  }
}

import type { SessionInfo } from '#domain/accounts/contract.ts'
import { RECENTLY_VIEWED_STORE } from '#web/worker/recently-viewed.ts'
import { tabStorage } from '../tab-storage.ts'
import { reopenVerification } from '../verification-closed.ts'

/** The storage keys of a session in the browser [SESS-1]. */
const SESSION_KEYS = [
  'Login',
  'SessionID',
  'CompanyIDLogin',
  'UserIDLogin',
  'UserLogin',
  'TipeBisnis',
  'Voucher',
  'ChecklistCart',
  'Verification',
  'TokenV2',
  'Token',
  'actionLogout',
  'OpenSurveyIdentification',
  'state',
] as const
type SessionKey = (typeof SESSION_KEYS)[number]

export function readKey(key: SessionKey): string | null {
  return localStorage.getItem(key)
}

export function writeKey(key: SessionKey, value: string): void {
  localStorage.setItem(key, value)
}

export function removeKey(key: SessionKey): void {
  localStorage.removeItem(key)
}

/** Stores the answer of signing in; the secret that renews it is in a cookie no script can read [SESS-6]. */
export function keepSession(info: SessionInfo): void {
  localStorage.removeItem('actionLogout')
  reopenVerification()
  for (const [key, value] of keysOf(info)) writeKey(key, value)
}

/** The session's storage keys, in this order [SESS-1]. */
export function keysOf(info: SessionInfo): [SessionKey, string][] {
  return [
    ['SessionID', info.sessionId],
    ['UserIDLogin', info.userId],
    ['UserLogin', info.userLogin],
    ['TipeBisnis', info.tipeBisnis],
    ['Verification', info.verification],
    ['OpenSurveyIdentification', info.openSurveyIdentification],
    ['Login', String(info.isLogin)],
    // last, because other tabs reload when it changes [SESS-4]
    ['CompanyIDLogin', info.companyId],
  ]
}

/** Goes to a page by loading it anew, so that nothing rendered for another user stays; never resolves. */
export function loadAnew(path: string): Promise<never> {
  window.location.assign(path)
  return new Promise(() => undefined)
}

/** Removes choices made for one company, which mean nothing in another [SESS-5]. */
export function forgetChoices(): void {
  for (const key of ['ChecklistCart', 'Voucher'] satisfies SessionKey[]) localStorage.removeItem(key)
}

/** The browser's database of messages that wait for the server. */
export const OUTBOX_STORE = 'pesan-menunggu'

/** Drops what the offline page would show, where there is such a store. */
function forgetRecentlyViewed(): void {
  void globalThis.caches?.delete(RECENTLY_VIEWED_STORE).catch(() => undefined)
}

// signals other tabs that the person has signed out; cleared again at once
const LEFT = 'keluar'

/** Clears all local storage and notifies other tabs through the logout flag [SESS-4]. */
export function endLocalSession(): void {
  localStorage.clear()
  forgetRecentlyViewed()
  writeKey('actionLogout', 'true')
}

/**
 * Ends the session of a user who signs out of this browser: drafts in its tabs and unsent messages are deleted too.
 * Where the session has merely expired they wait for the same person [CHAT-12, SESS-4].
 */
export function leaveBrowser(): void {
  // a storage that is full takes nothing more
  localStorage.clear()
  // before the logout flag, upon which they load another page
  localStorage.setItem(LEFT, 'true')
  endLocalSession()
  tabStorage.clear()
  globalThis.indexedDB?.deleteDatabase(OUTBOX_STORE)
}

/** Runs `signedOut` or `companyChanged` when another tab signs out, or signs in for another company [SESS-4]. */
export function watchOtherTabs(on: { signedOut: () => void; companyChanged: () => void }): () => void {
  const listener = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === LEFT && newValue !== null) tabStorage.clear()
    if (key === 'actionLogout' && newValue === 'true') {
      clearAllButLogoutFlag()
      on.signedOut()
    }
    if (key === 'CompanyIDLogin' && newValue !== null && newValue !== oldValue) on.companyChanged()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

// the flag stays as the other tab set it; setting it here would send it back to that tab
function clearAllButLogoutFlag(): void {
  forgetRecentlyViewed()
  for (const key of Object.keys(localStorage)) if (key !== 'actionLogout') localStorage.removeItem(key)
}

const FLASH = 'pesan'

interface Message {
  sentence: string
  tone: 'success' | 'failure'
}

/** Stores a sentence to show after the next page has loaded. */
export function leaveMessage(message: Message): void {
  tabStorage.write(FLASH, message)
}

export function takeMessage(): Message | null {
  const left = tabStorage.read<Message>(FLASH)
  tabStorage.remove(FLASH)
  return left
}

import type { Profile } from './accounts/contract.ts'
import type { DemoAccount } from './accounts/demo-account.ts'
import type { AnswerOf, BodyOf, Failure } from './call.ts'
import type { CallAt, PlainPath } from './contract.ts'

// The interface between server and web while a page is rendered; neither imports the other.

/** Calls the API as the page's viewer. @throws ApiError; on the server a 404 answer if something is not there */
export type Caller = <Path extends PlainPath>(path: Path, body: BodyOf<CallAt<Path>>) => Promise<AnswerOf<CallAt<Path>>>

/** Facts of the site for every page and viewer. */
export interface Site {
  /** Origin of the site, without a trailing slash, for canonical links. */
  publicUrl: string
  /** Empty unless the demo is on. */
  demoAccounts: readonly DemoAccount[]
  /** Whether anybody may read the demo's mails, at /kotak-keluar. */
  outboxOpen: boolean
  /** The external privacy policy, if there is one [ROUTE-10]. */
  privacyPolicyUrl: string | null
  contact: PlatformContact
}

/** The platform's contact details; null ones are not shown [HOME-7]. */
export interface PlatformContact {
  address: string | null
  email: string | null
  whatsapp: string | null
  instagram: string | null
  linkedin: string | null
}

/** The context of loaders, which run only on the server and call the API in-process. */
export interface PageContext extends Site {
  call: Caller
  viewer: Profile
  /** The viewer was signed in, but that session has ended [SESS-2]. */
  sessionExpired: boolean
  /** By the application's clock. */
  madeAt: Date
}

/** A page being rendered. */
export interface Rendering {
  page: PageContext
  /** The nonce that allows the page's own scripts; '' when no content security policy is sent. */
  nonce: string
  /** Logs a fault; the same fault reported twice is logged once. */
  report: (fault: unknown) => void
}

/** Exported by the web's entry.server as `pageEntry`, beside what the router requires. */
export interface PageEntry<RouterContext> {
  /** Gives loaders and the page's frame their context. */
  begin: (context: RouterContext, rendering: Rendering) => void
  /** The error for a call that the API refuses. */
  refusedCall: (status: number, detail: Failure['status_detail']) => unknown
  /** Whether the page at this address, path and query, is identical for every visitor, so that it may be cached. */
  isSameForVisitors: (address: string) => boolean
}

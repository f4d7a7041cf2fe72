import type { Profile } from './accounts/codec.ts'
import type { DemoAccount } from './accounts/demo-account.ts'
import type { AnswerOf, BodyOf, Failure } from './call.ts'
import type { CallAt, PlainPath } from './contract.ts'

// What server and web say to each other while a page is made; neither imports the other.

/** Calls the API as the viewer of the page. @throws ApiError; on the server a 404 answer for what is not there */
export type Caller = <Path extends PlainPath>(path: Path, body: BodyOf<CallAt<Path>>) => Promise<AnswerOf<CallAt<Path>>>

/** What every page may tell of the site, whoever looks at it. */
export interface Site {
  /** Origin of the site, without a slash at its end, for canonical links. */
  publicUrl: string
  /** Empty unless the demo is on. */
  demoAccounts: readonly DemoAccount[]
  /** Whether everybody may read the mails of the demo, at /kotak-keluar. */
  outboxOpen: boolean
  /** The external page of ROUTE-10, where there is one. */
  privacyPolicyUrl: string | null
  contact: PlatformContact
}

/** How the platform is reached; null is not shown [HOME-7]. */
export interface PlatformContact {
  address: string | null
  email: string | null
  whatsapp: string | null
  instagram: string | null
  linkedin: string | null
}

/** What loaders are given: they run on the server alone, and call the API in-process. */
export interface PageContext extends Site {
  call: Caller
  viewer: Profile
}

/** A page that is being made. */
export interface Rendering {
  page: PageContext
  /** The one-time word that allows the page's own scripts; '' where no content security policy is sent. */
  nonce: string
  /** Logs what broke; the same fault told twice is logged once. */
  report: (fault: unknown) => void
}

/** What the web's entry.server exports as `pageEntry`, beside what the router asks of it. */
export interface PageEntry<RouterContext> {
  /** Lets loaders and the frame of the page find what they are given. */
  begin: (context: RouterContext, rendering: Rendering) => void
  /** What a call throws that the API refused. */
  refusedCall: (status: number, detail: Failure['status_detail']) => unknown
}

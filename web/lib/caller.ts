import { createContext, data, redirect } from 'react-router'
import type { Profile } from '#domain/accounts/contract.ts'
import type { DemoAccount } from '#domain/accounts/demo-account.ts'
import type { AnswerOf, BodyOf, Failure } from '#domain/call.ts'
import type { CallAt, PlainPath } from '#domain/contract.ts'
import { ApiError } from './api-error.ts'
import { signInPath } from './paths.ts'

/** Calls the API as the viewer of the page. @throws ApiError; on the server a 404 answer for what is not there */
export type Caller = <Path extends PlainPath>(path: Path, body: BodyOf<CallAt<Path>>) => Promise<AnswerOf<CallAt<Path>>>

/** What the server hands to loaders: they run on the server alone, and call the API in-process (design rule 9). */
export interface PageContext {
  call: Caller
  viewer: Profile
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

export const pageContext = createContext<PageContext>()

/** What a loader throws when a call is refused: a thing that is not there is a page that is not there [ROUTE-4]. */
export function refusedCall(status: number, detail: Failure['status_detail']): unknown {
  return status === 404 ? data(null, { status }) : new ApiError(status, detail)
}

interface LoaderArgs {
  context: Readonly<{ get(key: typeof pageContext): PageContext }>
  request: Request
}

/** The viewer's caller and profile, for pages open to everybody. */
export function pageOf({ context }: LoaderArgs): PageContext {
  return context.get(pageContext)
}

/** The same for pages of signed-in users; a visitor is led to /masuk with the wanted page [ROUTE-3]. */
export function memberPageOf(args: LoaderArgs): PageContext & { companyId: string } {
  const page = pageOf(args)
  const company = page.viewer.perusahaan
  if (!company) throw redirect(signInPath(wantedPath(args.request)))
  return { ...page, companyId: company.company_id }
}

/** For pages of buyer companies; other companies are told that there is nothing here for them. */
export function buyerPageOf(args: LoaderArgs) {
  const page = memberPageOf(args)
  if (page.viewer.perusahaan?.jenis !== 'buyer') throw data(null, { status: 404 })
  return page
}

/** For the pages under /pusat-seller. */
export function sellerPageOf(args: LoaderArgs) {
  const page = memberPageOf(args)
  if (page.viewer.perusahaan?.jenis !== 'seller') throw data(null, { status: 404 })
  return page
}

function wantedPath(request: Request): string {
  const url = new URL(request.url)
  // the router's own word for a partial load
  url.searchParams.delete('_routes')
  return url.pathname.replace(/\.data$/, '') + url.search
}

import { createContext, data, redirect } from 'react-router'
import type { Failure } from '#domain/call.ts'
import type { PageContext, Rendering } from '#domain/page.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import type { Loaded } from '../page/loaded.ts'
import { SECOND_STEP_PATH, secondStepPath, signInPath } from '../page/paths.ts'
import { ApiError } from './api.ts'
import type { AnyQuery } from './query.ts'

export type { Caller } from '#domain/page.ts'

export const renderingContext = createContext<Rendering>()

/**
 * The error of a loader for a refused call: 'not found' becomes a missing page [ROUTE-4], what the role forbids a page
 * that says so [ROLE-10].
 */
export function refusedCall(status: number, detail: Failure['status_detail']): unknown {
  if (status === 404) return data(null, { status })
  return OF_ROLE.has(detail.code) ? notForYou(detail.status_message) : new ApiError(status, detail)
}

const OF_ROLE: ReadonlySet<string> = new Set<RefusalCode>([
  'not_allowed',
  'buyers_only',
  'sellers_only',
  'administrators_only',
])

/** A page that is there, but not for this company or role; the sentence says why. */
function notForYou(sentence: string): unknown {
  return data(sentence, { status: 403 })
}

interface LoaderArgs {
  context: Readonly<{ get(key: typeof renderingContext): Rendering }>
  request: Request
}

/** The page as its loader uses it. */
export interface Page extends PageContext {
  /** Fetches a query, and passes the answer on to the browser's cache. @throws what refusedCall makes */
  ask: <Answer>(query: AnyQuery<Answer>) => Promise<Answer>
  /** Everything fetched so far, for the loader to return. */
  loaded: () => Loaded
  /** Fetches all of these at once, and returns what the loader returns. */
  prefetch: (...queries: AnyQuery[]) => Promise<Loaded>
}

/** For pages open to everybody; an administrator finishes signing in before any of them [ADM-1]. */
export function pageOf({ context, request }: LoaderArgs): Page {
  const { page } = context.get(renderingContext)
  const requested = requestedPath(request)
  if (page.viewer.owedStep && !requested.startsWith(SECOND_STEP_PATH)) throw redirect(secondStepPath(requested))
  const queries: Loaded['queries'] = []
  const loaded = () => ({ queries })
  return {
    ...page,
    async ask(query) {
      const data = await query.ask(page.call)
      queries.push({ key: query.queryKey, data })
      return data
    },
    loaded,
    async prefetch(...requested) {
      const answers = await Promise.all(requested.map(({ ask }) => ask(page.call)))
      // in the order of asking, not of arrival: the same page is the same text
      queries.push(...requested.map(({ queryKey }, index) => ({ key: queryKey, data: answers[index] })))
      return loaded()
    },
  }
}

/** For pages of signed-in users; visitors are redirected to /masuk with the requested page [ROUTE-3]. */
export function memberPageOf(args: LoaderArgs): Page & { companyId: string } {
  const page = pageOf(args)
  const company = page.viewer.company
  if (!company)
    throw redirect(signInPath(requestedPath(args.request), page.sessionExpired ? 'session over' : undefined))
  return { ...page, companyId: company.id }
}

/** For pages of buyer companies; other viewers are shown that it is not for them. */
export function buyerPageOf(args: LoaderArgs) {
  const page = memberPageOf(args)
  if (page.viewer.company?.kind !== 'buyer') throw notForYou('Halaman ini hanya untuk akun perusahaan pembeli.')
  return page
}

/** For the pages under /pusat-seller. */
export function sellerPageOf(args: LoaderArgs) {
  const page = memberPageOf(args)
  if (page.viewer.company?.kind !== 'seller') throw notForYou('Halaman ini hanya untuk akun seller.')
  return page
}

/** For the pages under /admin. */
export function adminPageOf(args: LoaderArgs) {
  const page = memberPageOf(args)
  if (page.viewer.company?.kind !== 'platform') throw notForYou('Halaman ini hanya untuk administrator Sentra Bahan.')
  return page
}

function requestedPath(request: Request): string {
  const url = new URL(request.url)
  // the router's own parameter for partial loads
  url.searchParams.delete('_routes')
  return url.pathname.replace(/\.data$/, '') + url.search
}

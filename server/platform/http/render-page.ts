import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Viewer } from '#domain/accounts/actor.ts'
import type { Profile } from '#domain/accounts/codec.ts'
import type { Failure } from '#domain/call.ts'
import { allCalls } from '#domain/contract.ts'
import { englishNames } from '#domain/field-names.ts'
import type { Caller, Site } from '#domain/page.ts'
import type { Web } from '../web/web-source.ts'
import type { Rendered } from './page-answer.ts'
import type { Renderings } from './renderings.ts'

export interface RenderOptions {
  development: boolean
  renderings: Renderings
  profileOf: (viewer: Viewer) => Promise<Profile>
  now: () => Date
  site: Site
}

/** A page and for whom it is rendered. */
export interface Wanted {
  request: Request
  viewer: Viewer
  /** The viewer still carries the secret of a session that has ended. */
  sessionOver: boolean
  /** Address from which its calls to the API are made; this machine's where it is for nobody in particular. */
  from?: string
  log: FastifyBaseLogger
}

/** Renders pages of the web application, whose loaders call the API of `app` as the viewer. */
export function pageRenderer(app: FastifyInstance, options: RenderOptions) {
  const handlers = new WeakMap<Web['build'], ReturnType<typeof createRequestHandler>>()
  const handlerOf = ({ build }: Web) => {
    const handler =
      handlers.get(build) ?? createRequestHandler(build, options.development ? 'development' : 'production')
    handlers.set(build, handler)
    return handler
  }

  return async function render(built: Web, wanted: Wanted): Promise<Rendered> {
    const { viewer, sessionOver } = wanted
    const profile = await options.profileOf(viewer)
    // the development server sends no policy, so it needs no nonce
    const nonce = options.development ? '' : randomBytes(16).toString('base64')
    let notReady = false
    const response = await options.renderings.with(viewer, async (headers) => {
      const call = caller(app, built, { headers, from: wanted.from, log: wanted.log }, () => {
        notReady = true
      })
      const context = new RouterContextProvider()
      built.entry.begin(context, {
        page: { ...options.site, call, viewer: profile, sessionOver, madeAt: options.now() },
        nonce,
        report: onceEach((fault) => wanted.log.error({ err: fault }, 'page failed')),
      })
      return handlerOf(built)(wanted.request, context)
    })
    return { response, nonce, notReady }
  }
}

/** Router and React report the same fault one after the other. */
function onceEach(tell: (fault: unknown) => void): (fault: unknown) => void {
  const told = new Set<unknown>()
  return (fault) => {
    if (told.has(fault)) return
    told.add(fault)
    tell(fault)
  }
}

const readPaths = new Set(allCalls.filter(({ byGet }) => byGet).map(({ path }) => path))

interface Asker {
  headers: Record<string, string>
  from: string | undefined
  log: FastifyBaseLogger
}

function caller(app: FastifyInstance, { entry }: Web, { headers, from, log }: Asker, onNotReady: () => void): Caller {
  return async (path, body) => {
    const asked = { url: `/api/${path}`, ...(from !== undefined && { remoteAddress: from }) }
    const told = { ...headers, ...englishNames, 'accept-encoding': 'identity' }
    const answer = await app.inject(
      readPaths.has(path)
        ? { ...asked, method: 'GET', headers: told }
        : {
            ...asked,
            method: 'POST',
            headers: { ...told, 'content-type': 'application/json' },
            payload: JSON.stringify(body),
          },
    )
    if (answer.statusCode === 200) return answer.json()
    if (answer.statusCode === 503) onNotReady()
    const { status_detail } = answer.json<Failure>()
    // shown as a missing page where the address was mangled; where a page of ours asked wrongly, only this tells
    if (answer.statusCode === 400)
      log.info({ call: path, refusal: status_detail }, 'a page asked what its call cannot read')
    throw entry.refusedCall(answer.statusCode, status_detail)
  }
}

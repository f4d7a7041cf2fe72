import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { PageEntry } from '#domain/page.ts'
import { PROJECT } from '../build/sources.ts'
import { isCall } from '../http/same-origin.ts'

/** The web application as the router runs it, and the entry it offers the server. */
export interface Web {
  build: ServerBuild
  entry: PageEntry<RouterContextProvider>
}

/** Where pages and their files come from. */
export interface WebSource {
  development: boolean
  /** Called for every page, so that a development server can return a newer one. @throws Error if it lacks the entry */
  read: () => Promise<Web>
  /** Serves the files of the build. */
  mountFiles: (app: FastifyInstance) => Promise<void>
  close: () => Promise<void>
}

/** The web application built by `ensureWebBuild`. */
export async function builtWeb(): Promise<WebSource> {
  const web = webOf(await import(pathToFileURL(join(PROJECT, 'build/server/index.js')).href))
  return {
    development: false,
    read: async () => web,
    mountFiles: async (app) => {
      // asset names contain their hash: a browser never needs to ask again
      await app.register(fastifyStatic, {
        root: join(PROJECT, 'build/client'),
        wildcard: false,
        preCompressed: true,
        globIgnore: ['**/*.br', '**/*.gz'],
        immutable: true,
        maxAge: '365d',
        setHeaders: (reply, path) => {
          if (path.endsWith('/sw.js')) reply.header('cache-control', 'no-cache')
          else if (!path.includes('/assets/')) reply.header('cache-control', 'public, max-age=3600')
        },
      })
    },
    close: async () => undefined,
  }
}

/** The web application straight from its sources, reloading in the browser as they change. */
export async function developmentWeb(): Promise<WebSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root: PROJECT, server: { middlewareMode: true }, appType: 'custom' })
  return {
    development: true,
    read: async () => {
      const module = await vite.ssrLoadModule('virtual:react-router/server-build')
      return webOf(module as ServerBuild) // what this name of the router's always is
    },
    mountFiles: async (app) => {
      app.addHook('onRequest', (request, reply, next) => {
        if (isCall(request)) return next()
        vite.middlewares(request.raw, reply.raw, (error?: unknown) => next(error as Error | undefined))
      })
    },
    close: () => vite.close(),
  }
}

/** @throws Error if the entry lacks what the server needs from it */
export function webOf(build: ServerBuild): Web {
  const { module } = build.entry
  const entry = 'pageEntry' in module ? module.pageEntry : undefined
  if (!isPageEntry(entry))
    throw new Error('web/entry.server.tsx does not export the pageEntry that domain/page.ts asks for')
  return { build, entry }
}

function isPageEntry(found: unknown): found is PageEntry<RouterContextProvider> {
  if (typeof found !== 'object' || found === null) return false
  const parts = new Map(Object.entries(found))
  return ['begin', 'refusedCall', 'isSameForVisitors'].every((part) => typeof parts.get(part) === 'function')
}

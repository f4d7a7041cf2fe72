import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { PROJECT } from './build-web.ts'

/** Where pages and their files come from. */
export interface WebSource {
  development: boolean
  build: () => Promise<ServerBuild>
  /** Makes the files of the build answer. */
  mountFiles: (app: FastifyInstance) => Promise<void>
  close: () => Promise<void>
}

/** The web application as `ensureWebBuild` left it. */
export async function builtWeb(): Promise<WebSource> {
  const build = (await import(pathToFileURL(join(PROJECT, 'build/server/index.js')).href)) as ServerBuild
  return {
    development: false,
    build: async () => build,
    mountFiles: async (app) => {
      // names of assets hold their hash: a browser never needs to ask again
      await app.register(fastifyStatic, {
        root: join(PROJECT, 'build/client'),
        wildcard: false,
        preCompressed: true,
        globIgnore: ['**/*.br', '**/*.gz'],
        immutable: true,
        maxAge: '365d',
        setHeaders: (reply, path) => {
          if (!path.includes('/assets/')) reply.header('cache-control', 'public, max-age=3600')
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
    build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    mountFiles: async (app) => {
      app.addHook('onRequest', (request, reply, next) => {
        if (request.url.startsWith('/api/')) return next()
        vite.middlewares(request.raw, reply.raw, (error?: unknown) => next(error as Error | undefined))
      })
    },
    close: () => vite.close(),
  }
}

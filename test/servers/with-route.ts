import type { ServerBuild } from 'react-router'
import type { WebSource } from '#server/platform/web/web-source.ts'

/** A page without content, for a route whose loader is replaced. */
export const blank = { default: () => null, meta: () => [] }

/** A web application with parts of one route replaced. */
export function withRoute(
  web: WebSource,
  route: string,
  overrides: Partial<ServerBuild['routes'][string]> | object,
): WebSource {
  return {
    ...web,
    async read() {
      const { build, entry } = await web.read()
      const known = build.routes[route]
      if (!known) throw new Error(`no route ${route}`)
      const routes = { ...build.routes, [route]: { ...known, module: { ...known.module, ...overrides } } }
      return { build: { ...build, routes }, entry }
    },
  }
}

import { ensureWebBuild } from './build-web.ts'
import { ensureBundle } from './bundle.ts'

/**
 * Builds what is missing or whose sources have changed: the web application, and the server's bundle for the next start.
 * @param signal ends a build under way @returns whether the web application was built
 */
export async function ensureBuild(signal?: AbortSignal): Promise<boolean> {
  const [built] = await Promise.all([ensureWebBuild(signal), ensureBundle(signal)])
  return built
}

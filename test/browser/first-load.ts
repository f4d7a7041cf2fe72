import { gzipSync } from 'node:zlib'

/** The limit of the product page's first load. */
export const FIRST_LOAD_LIMIT_KB = 140
/** The limit of the list page's first load, which draws twenty cards besides. */
export const LIST_FIRST_LOAD_LIMIT_KB = 170

/** JavaScript that a page's first load requests, its module scripts and preloads, in kB gzipped. */
export async function firstLoadKilobytes(url: string, path: string): Promise<number> {
  const html = await (await fetch(`${url}${path}`)).text()
  const scripts = new Set(
    [...html.matchAll(/(?:href|src|import|from)\s*=?\s*"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file),
  )
  let bytes = 0
  for (const file of scripts) {
    const script = Buffer.from(
      await (await fetch(`${url}${file}`, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer(),
    )

    bytes += gzipSync(script, { level: 9 }).length
  }
  return bytes / 1000
}

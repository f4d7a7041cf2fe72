import { expect, it } from 'vitest'
import { shortManifest } from './ensure-build.ts'
import { runBuild } from './run-build.ts'

const PREFIX = 'window.__reactRouterManifest='

function shortened(routes: Record<string, object>) {
  const script = shortManifest(`${PREFIX}${JSON.stringify({ entry: { imports: ['a'] }, routes })};`)
  expect(script.slice(0, PREFIX.length)).toBe(PREFIX)
  return JSON.parse(script.slice(PREFIX.length, -1))
}

it('the list of pages says what a page imports only where a link loads it in advance, and all else as it was', () => {
  const product = { module: 'product.js', imports: ['parts.js'], css: ['a.css'] }
  const office = { module: 'desk.js', imports: ['parts.js'], css: [] }
  expect(shortened({ 'routes/visitor/product': product, 'routes/admin/admin-materials': office })).toEqual({
    entry: { imports: ['a'] },
    routes: { 'routes/visitor/product': product, 'routes/admin/admin-materials': { ...office, imports: [] } },
  })
})

it('a build is given up with the start that asked for it', async () => {
  await expect(runBuild(['@react-router/dev/bin.cjs', 'build'], AbortSignal.abort())).rejects.toThrow('aborted')
})

it('what is no such list is a fault of the build', () => {
  expect(() => shortManifest('export {}')).toThrow('not a manifest of the web build')
})

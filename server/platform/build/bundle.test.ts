import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { ensureBundle, findBundle } from './bundle.ts'

it('a bundle of the present sources is there once it is made, and finds what stands beside them', {
  timeout: 120_000,
}, async () => {
  await ensureBundle()
  const entry = findBundle()
  if (!entry) throw new Error('no bundle')

  const folder = new URL('.', entry)
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const text = scripts.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')
  const sources = [...text.matchAll(/new URL\("([^"]+)", import\.meta\.url\)\.href/g)].map(([, path = '']) => path)
  expect(new Set(sources).size).toBeGreaterThan(10)
  expect(sources.filter((path) => !existsSync(fileURLToPath(new URL(path, entry))))).toEqual([])
  expect(text.replaceAll(/new URL\("[^"]+", import\.meta\.url\)/g, '')).not.toContain('import.meta.url')
})

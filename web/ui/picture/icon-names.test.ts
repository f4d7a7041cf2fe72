import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { ICON_NAMES } from './icon-names.ts'

it('has one drawing of each icon', async () => {
  const drawn = await readFile(new URL('./icons.svg', import.meta.url), 'utf8')

  expect([...drawn.matchAll(/ id="icon-([^"]*)"/g)].map(([, name]) => name)).toEqual(ICON_NAMES)
})

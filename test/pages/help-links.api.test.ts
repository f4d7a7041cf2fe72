import { expect, it } from 'vitest'
import { helpTopics } from '#web/areas/content/help-link.tsx'
import { openWorld } from '../world.ts'

const world = await openWorld()

it('leads from every "?" to an entry that the FAQ has [CONTENT-1]', async () => {
  const { data } = await (await world.aBuyer()).call('faq/daftar', {})
  const anchors = data.flatMap(({ isi }) => isi.map(({ jangkar }) => jangkar))

  expect(Object.keys(helpTopics).filter((topic) => !anchors.includes(topic))).toEqual([])
})

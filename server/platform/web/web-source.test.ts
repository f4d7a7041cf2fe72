import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { webOf } from './web-source.ts'

const aBuild = (exported: object) => ({ entry: { module: exported } }) as ServerBuild // all that is read of it

it.each([{}, { pageEntry: null }, { pageEntry: { begin: () => undefined, refusedCall: () => undefined } }])(
  'a web build that does not offer what the server asks of it is refused where it is handed over: %j',
  (exported) => expect(() => webOf(aBuild(exported))).toThrow('web/entry.server.tsx does not export the pageEntry'),
)

it('one that does is taken', () => {
  const pageEntry = { begin: () => undefined, refusedCall: () => undefined, isSameForVisitors: () => false }
  expect(webOf(aBuild({ pageEntry })).entry).toBe(pageEntry)
})

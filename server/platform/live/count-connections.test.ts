import { EventEmitter } from 'node:events'
import type { Socket } from 'engine.io'
import { expect, it } from 'vitest'
import { countConnections } from './count-connections.ts'

/** As much of a connection as is counted. */
function aConnection() {
  return Object.assign(new EventEmitter(), { readyState: 'open' }) as unknown as Socket // the rest is never read
}

it('admits two thousand connections of a network, of whichever sessions, and any number from the machine itself', () => {
  const connections = countConnections()
  const open = Array.from({ length: 2000 }, aConnection)

  expect(open.every((one, index) => connections.take(one, `session ${index}`, 'network'))).toBe(true)
  expect(connections.take(aConnection(), 'another session', 'network')).toBe(false)
  expect(connections.take(aConnection(), 'another session', 'elsewhere')).toBe(true)
  expect(connections.take(aConnection(), 'yet another session', undefined)).toBe(true)

  open[0]?.emit('close')
  expect(connections.take(aConnection(), 'another session', 'network')).toBe(true)
})

it('does not count a connection that closed before its admission', () => {
  const connections = countConnections()
  const closed = Object.assign(aConnection(), { readyState: 'closed' as const })

  expect([connections.take(closed, 'session', 'network'), connections.isTaken(closed)]).toEqual([false, false])
})

import type { Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { closeWhatDiesWith } from './open-workers.ts'

/** A worker as node:cluster has it, to which the connections with these numbers are on their way. */
function workerWith(connections: readonly number[]) {
  const child = Object.assign(new EventEmitter(), { send: () => true })
  const worker = Object.assign(new EventEmitter(), { process: child })
  closeWhatDiesWith(worker as unknown as Worker)
  const closed: number[] = []
  for (const seq of connections) {
    Reflect.apply(child.send, child, [{ cmd: 'NODE_CLUSTER', act: 'newconn', seq }, { close: () => closed.push(seq) }])
  }
  return { child, worker, closed }
}

it('closes whatever connections a worker had not answered for when it died [OPS-1]', () => {
  const { worker, closed } = workerWith([7, 8])

  worker.emit('exit')

  expect(closed).toEqual([7, 8])
})

it.each([true, false])('leaves a connection alone once its worker has answered, taking it: %s [OPS-1]', (accepted) => {
  const { child, worker, closed } = workerWith([7, 8])

  child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack: 7, accepted })
  worker.emit('exit')

  expect(closed).toEqual([8])
})

import { expect, it } from 'vitest'
import { Peers } from './open-messages.ts'

it('a process that falls silent is missed once, one that has said farewell is not [OPS-1]', () => {
  const peers = new Peers(10)
  peers.heard('crashes', 0)
  peers.heard('leaves', 0)
  peers.heard('stays', 0)
  peers.left('leaves')
  peers.heard('stays', 9)

  expect([10, 11, 12, 19, 20].map((at) => peers.isAnyMissed(at))).toEqual([false, true, false, false, true])
})

it('nobody is missed for the time in which nobody was heard [OPS-1]', () => {
  const peers = new Peers(10)
  peers.heard('somebody', 0)
  peers.forget()
  expect(peers.isAnyMissed(100)).toBe(false)
})

import { describe, expect, it } from 'vitest'
import type { Message } from '#domain/chat/shapes.ts'
import { hasEarlier, refetchedFrom, withMessages } from './cached-messages.ts'

function aMessage(sequence: number, { read = true, text = `pesan ${sequence}` } = {}): Message {
  return {
    id: `id-${sequence}`,
    sequence,
    readBy: '',
    text,
    read,
    receiverId: 'seller',
    senderId: 'buyer',
    senderName: 'Uji',
    kind: 'text',
    productId: undefined,
    at: { time: sequence } as Message['at'],
  } as Message
}

const sequences = (messages: readonly Message[]) => messages.map(({ sequence }) => sequence)

describe('what the browser keeps of a room', () => {
  it('is in the order of places, none twice, the newer state of each [CHAT-12]', () => {
    const cached = withMessages([aMessage(2, { read: false }), aMessage(3)], [aMessage(4), aMessage(2), aMessage(3)])

    expect(sequences(cached)).toEqual([2, 3, 4])
    expect(cached[0]?.read).toBe(true)
  })

  it('takes earlier messages before it', () => {
    expect(sequences(withMessages([aMessage(3), aMessage(4)], [aMessage(1), aMessage(2)]))).toEqual([1, 2, 3, 4])
  })

  it('never has a gap: what stood before one is requested again [CHAT-12]', () => {
    expect(sequences(withMessages([aMessage(1), aMessage(2)], [aMessage(51), aMessage(52)]))).toEqual([51, 52])
  })

  it('is requested from the first message that was unread, for it may have been read since [CHAT-6]', () => {
    expect(refetchedFrom([aMessage(7), aMessage(8, { read: false }), aMessage(9)])).toBe(7)
    expect(refetchedFrom([aMessage(7), aMessage(8)])).toBe(8)
    expect(refetchedFrom([aMessage(7, { read: false })])).toBe(6)
    expect(refetchedFrom([])).toBe(0)
  })

  it('is not requested again from the beginning of a long time without an answer', () => {
    const long = Array.from({ length: 1000 }, (_, index) => aMessage(index + 1, { read: false }))

    expect(refetchedFrom(long)).toBe(800)
  })

  it('has something before it unless it begins at the first place', () => {
    expect([hasEarlier([aMessage(1)]), hasEarlier([aMessage(2)]), hasEarlier([])]).toEqual([false, true, false])
  })
})

import { describe, expect, it } from 'vitest'
import type { Message } from '#domain/chat/shapes.ts'
import { askedFrom, hasEarlier, withMessages } from './kept-messages.ts'

function said(place: number, { read = true, text = `pesan ${place}` } = {}): Message {
  return {
    id: `id-${place}`,
    place,
    readBy: '',
    text,
    read,
    receiverId: 'seller',
    senderId: 'buyer',
    senderName: 'Uji',
    kind: 'text',
    productId: undefined,
    at: { time: place } as Message['at'],
  } as Message
}

const places = (messages: readonly Message[]) => messages.map(({ place }) => place)

describe('what the browser keeps of a room', () => {
  it('is in the order of places, none twice, the newer state of each [CHAT-12]', () => {
    const kept = withMessages([said(2, { read: false }), said(3)], [said(4), said(2), said(3)])

    expect(places(kept)).toEqual([2, 3, 4])
    expect(kept[0]?.read).toBe(true)
  })

  it('takes earlier messages before it', () => {
    expect(places(withMessages([said(3), said(4)], [said(1), said(2)]))).toEqual([1, 2, 3, 4])
  })

  it('never has a gap: what stood before one is asked for again [CHAT-12]', () => {
    expect(places(withMessages([said(1), said(2)], [said(51), said(52)]))).toEqual([51, 52])
  })

  it('is asked for from the first message that was unread, for it may have been read since [CHAT-6]', () => {
    expect(askedFrom([said(7), said(8, { read: false }), said(9)])).toBe(7)
    expect(askedFrom([said(7), said(8)])).toBe(8)
    expect(askedFrom([said(7, { read: false })])).toBe(6)
    expect(askedFrom([])).toBe(0)
  })

  it('is not asked for again from the beginning of a long time without an answer', () => {
    const long = Array.from({ length: 1000 }, (_, index) => said(index + 1, { read: false }))

    expect(askedFrom(long)).toBe(800)
  })

  it('has something before it unless it begins at the first place', () => {
    expect([hasEarlier([said(1)]), hasEarlier([said(2)]), hasEarlier([])]).toEqual([false, true, false])
  })
})

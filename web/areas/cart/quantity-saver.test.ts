import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { quantitySaver } from './use-quantity-changes.ts'

const PAUSE = 500

function aSaver(save: (cartId: string, units: string) => Promise<unknown> = async () => undefined) {
  const events: string[] = []
  const sent: string[] = []
  const saver = quantitySaver({
    save: (cartId, units) => {
      sent.push(`${cartId} ${units}`)
      return save(cartId, units)
    },
    saved: (cartId) => events.push(`saved ${cartId}`),
    failed: (cartId, saved) => events.push(`failed ${cartId}, the server holds ${saved}`),
  })
  return { saver, sent, events }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('saving changed quantities [CART-7]', () => {
  it('sends only the last of quick changes', async () => {
    const { saver, sent, events } = aSaver()
    for (const units of ['50', '75', '100']) saver.want('a', '25', units)

    await vi.advanceTimersByTimeAsync(PAUSE)

    expect(sent).toEqual(['a 100'])
    expect(events).toEqual(['saved a'])
    expect(saver.isIdle()).toBe(true)
  })

  it('knows what is wanted of a line until it is saved', async () => {
    const { saver } = aSaver()
    saver.want('a', '25', '50')

    expect([saver.pendingOf('a'), saver.pendingOf('b')]).toEqual(['50', undefined])
    await vi.advanceTimersByTimeAsync(PAUSE)
    expect(saver.pendingOf('a')).toBeUndefined()
  })

  it('sends nothing when the change was taken back', async () => {
    const { saver, sent, events } = aSaver()
    saver.want('a', '25', '50')
    saver.want('a', '25', '25')

    await vi.advanceTimersByTimeAsync(PAUSE)

    expect(sent).toEqual([])
    expect(events).toEqual(['saved a'])
  })

  it('sends a change made during a call after it, never beside it', async () => {
    let answer = () => {}
    const { saver, sent, events } = aSaver(() => new Promise<void>((resolve) => (answer = resolve)))
    saver.want('a', '25', '50')
    await vi.advanceTimersByTimeAsync(PAUSE)
    saver.want('a', '25', '75')
    await vi.advanceTimersByTimeAsync(PAUSE)
    expect(sent).toEqual(['a 50'])

    answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toEqual(['a 50', 'a 75'])
    answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(events).toEqual(['saved a'])
  })

  it('tells what the server holds when it refuses', async () => {
    const { saver, events } = aSaver(() => Promise.reject(new Error('refused')))
    saver.want('a', '25', '50')

    await vi.advanceTimersByTimeAsync(PAUSE)

    expect(events).toEqual(['failed a, the server holds 25'])
    expect(saver.isIdle()).toBe(true)
  })

  it('sends at once and waits for the answers when flushed', async () => {
    const { saver, sent } = aSaver()
    saver.want('a', '25', '50')
    saver.want('b', '10', '20')

    await saver.flush()

    expect(sent).toEqual(['a 50', 'b 20'])
    expect(saver.isIdle()).toBe(true)
  })

  it('forgets a change that is dropped and says what the server holds', async () => {
    const { saver, sent } = aSaver()
    saver.want('a', '25', '50')

    expect(saver.drop('a')).toBe('25')
    await vi.advanceTimersByTimeAsync(PAUSE)

    expect(sent).toEqual([])
    expect(saver.drop('a')).toBeUndefined()
  })
})

import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { addToCart } from '#domain/sample/cart.ts'
import { sampleProducts } from '#domain/sample/products.ts'
import { toggledToCompare } from '#domain/sample/state.ts'
import { hearToasts } from '#web/ui/overlay/toast-line.ts'
import { actSlowly, stateNow } from './sample-store.ts'

const [apple, pear] = sampleProducts
if (!apple || !pear) throw new Error('the sample shop has products')

/** Puts one piece into the cart, as a press of the button does. */
function add(product = apple) {
  actSlowly('cart', {
    change: (state) => ({ ...state, cart: addToCart(state.cart, product ?? expect.unreachable()) }),
    done: 'masuk',
  })
}

/** A browser that keeps something under these names. */
function stubStorage(entries = new Map<string, string>()) {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
  })
  return entries
}

function heard(): string[] {
  const texts: string[] = []
  onTestFinished(hearToasts(({ type, text }) => texts.push(`${type}: ${text}`)))
  return texts
}

const pieces = () => stateNow().cart.lines.map(({ product, quantity }) => [product.id, quantity])

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('acts of the sample shop [SAMPLE-2]', () => {
  it('take two seconds, and are then kept under `state` and said to be done', () => {
    const entries = stubStorage()
    const changes = heard()
    add()
    vi.advanceTimersByTime(1999)
    expect([pieces(), entries.size, changes]).toEqual([[], 0, []])

    vi.advanceTimersByTime(1)
    expect([pieces(), [...entries.keys()], changes]).toEqual([[[1, 1]], ['state'], ['success: masuk']])
  })

  it('do not lose one another, however quickly they follow', () => {
    stubStorage()
    heard()
    add()
    add()
    vi.advanceTimersByTime(1000)
    add(pear)
    vi.advanceTimersByTime(2000)
    expect(pieces()).toEqual([
      [1, 2],
      [2, 1],
    ])
  })

  it('add to what another tab has kept meanwhile', () => {
    const entries = stubStorage()
    heard()
    add()
    entries.set('state', JSON.stringify({ cart: null, wishlist: [7], compare: [] }))
    vi.advanceTimersByTime(2000)
    expect([pieces(), stateNow().wishlist]).toEqual([[[1, 1]], [7]])
  })

  it('say why where there is no room, and change nothing', () => {
    const entries = stubStorage(new Map([['state', JSON.stringify({ compare: [1, 2, 3, 4] })]]))
    const changes = heard()
    const before = entries.get('state')
    actSlowly('compare', {
      change: (state) => {
        const compare = toggledToCompare(state.compare, 5)
        return compare && { ...state, compare }
      },
      refused: 'penuh',
    })
    vi.advanceTimersByTime(2000)
    expect([changes, entries.get('state')]).toEqual([['failure: penuh'], before])
  })

  it('are done until the page is left where the browser keeps nothing', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
    heard()
    add(pear)
    vi.advanceTimersByTime(2000)
    expect(pieces()).toEqual([[2, 1]])
  })
})

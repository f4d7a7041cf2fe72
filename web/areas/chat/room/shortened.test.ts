import { describe, expect, it } from 'vitest'
import { shortened } from './message-text.tsx'

describe('a message that would fill the screen [CHAT-1]', () => {
  it('is shown whole up to 1,200 characters and 24 lines', () => {
    expect(shortened('a'.repeat(1_200))).toBeNull()
    expect(shortened(Array.from({ length: 24 }, () => 'a').join('\n'))).toBeNull()
  })

  it('is cut after so many characters, and never within one', () => {
    expect(shortened('a'.repeat(1_201))).toBe(`${'a'.repeat(1_200)}…`)
    expect(shortened(`${'a'.repeat(1_199)}😀b`)).toBe(`${'a'.repeat(1_199)}…`)
  })

  it('is cut after so many lines', () => {
    const lines = Array.from({ length: 60 }, (_, line) => `baris ${line + 1}`)

    expect(shortened(lines.join('\n'))).toBe(`${lines.slice(0, 24).join('\n')}…`)
  })
})

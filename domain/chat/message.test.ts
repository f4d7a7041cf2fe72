import { describe, expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import { checkText, messageText } from './message.ts'

describe('the text of a message', () => {
  it.each([
    ['  Selamat pagi.\r\nApakah ada stok? ', 'Selamat pagi.\nApakah ada stok?'],
    ['satu\rdua\r\r\ntiga', 'satu\ndua\n\ntiga'],
    ['a\u0000b\u001b[31mc\u007f', 'ab[31mc'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['\u202emoc.hotno', '\u202emoc.hotno'],
    ['👩🏽‍🔬 siap', '👩🏽‍🔬 siap'],
    ['   \n\t ', ''],
    ['\u200b\u2060 \u202e\ufe0f', ''],
    ['\u3164\u2800', ''],
  ])('is kept of %j as %j [CHAT-9]', (typed, stored) => {
    expect(messageText(typed)).toBe(stored)
  })

  it('may not be empty except beside a product [CHAT-9] [CHAT-11]', () => {
    expect(() => checkText('text', '')).toThrow(new Refusal('chat_message_empty', { field: 'contain' }))
    expect(() => checkText('product', '')).not.toThrow()
    expect(() => checkText('text', '0')).not.toThrow()
  })
})

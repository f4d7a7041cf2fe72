import { expect, it, vi } from 'vitest'
import { hearToasts, isToastWaiting, showToast, takeWaitingToasts } from './toast-line.ts'

it('keeps what was said until somebody draws it, and then says it at once', () => {
  vi.stubGlobal('window', new EventTarget())
  const heard: string[] = []
  showToast({ type: 'failure', text: 'lebih awal', ms: 1 })
  const stop = hearToasts(({ text }) => heard.push(text))
  showToast({ type: 'success', text: 'kemudian', ms: 1 })
  stop()
  showToast({ type: 'success', text: 'menunggu', ms: 1 })

  expect(heard).toEqual(['lebih awal', 'kemudian'])
  expect(isToastWaiting()).toBe(true)
  expect(takeWaitingToasts().map(({ text }) => text)).toEqual(['menunggu'])
  expect(isToastWaiting()).toBe(false)
})

import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

// a warning on console.error would go unread, so the test that caused it fails
const written: string[] = []

console.error = (...words: unknown[]) => {
  written.push(format(...words))
}

beforeEach(() => {
  written.length = 0
})

afterEach(() => {
  const complaints = written.splice(0)
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join('\n')}`)
})

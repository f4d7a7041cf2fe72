import { expect, it } from 'vitest'
import { waitingPath } from './admin-shell.tsx'

it.each([
  [1, 1, '/pendaftaran'],
  [1, 0, '/pendaftaran'],
  [0, 1, '/pemeriksaan'],
  [0, 0, '/pendaftaran'],
])('leads from a badge to a list that holds what it counts: of %i and %i to %s [ADMIN-1]', (first, second, path) => {
  const led = waitingPath([
    { to: '/pendaftaran', count: first },
    { to: '/pemeriksaan', count: second },
  ])
  expect(led).toBe(path)
})

import { expect, it } from 'vitest'
import { deadlineText } from './deadline.tsx'

const due = '2026-11-23T03:00:00.000Z'

it.each([
  [-(3 * 60 + 12), 'sisa 3 jam 12 menit', 'attention'],
  [-59, 'sisa 59 menit', 'attention'],
  [9, 'lewat 9 menit', 'danger'],
  [50 * 60, 'lewat 2 hari', 'danger'],
  [-30 * 60, '23 Nov 2026, 10.00 WIB', 'neutral'],
])('says how long there is: %i minutes after the deadline [ADM-2]', (minutes, text, tone) => {
  expect(deadlineText(due, Date.parse(due) + minutes * 60_000)).toEqual({ text, tone })
})

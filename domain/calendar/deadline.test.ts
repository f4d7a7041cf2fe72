import { expect, it } from 'vitest'
import { deadlineOf } from './holiday.ts'

const closed = new Set(['2026-12-24', '2026-12-25'])

it.each([
  ['within the week', '2026-11-19T14:12:00+07:00', '2026-11-20T14:12:00+07:00'],
  ['before the weekend', '2026-11-20T08:20:00+07:00', '2026-11-23T08:20:00+07:00'],
  ['on a Saturday', '2026-11-21T11:00:00+07:00', '2026-11-24T00:00:00+07:00'],
  ['on a Sunday just before midnight', '2026-11-22T23:59:00+07:00', '2026-11-24T00:00:00+07:00'],
  ['on a Monday in Jakarta that is Sunday in UTC', '2026-11-23T01:00:00+07:00', '2026-11-24T01:00:00+07:00'],
  ['before Christmas and its leave', '2026-12-23T09:00:00+07:00', '2026-12-28T09:00:00+07:00'],
  ['on a holiday', '2026-12-25T09:00:00+07:00', '2026-12-29T00:00:00+07:00'],
])('is one working day in Jakarta after what was complete %s [ADM-2]', (_, complete, due) => {
  expect(deadlineOf(new Date(complete), closed)).toEqual(new Date(due))
})

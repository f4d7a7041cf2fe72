import { expect, it } from 'vitest'
import { dayGroups } from './message-list.tsx'

const aMessage = (instant: string) => ({ at: { time: Date.parse(instant) } })

it("groups messages by Jakarta's days, today's as 'Hari ini' [CHAT-8]", () => {
  const messages = [
    aMessage('2026-02-27T10:00:00+07:00'),
    aMessage('2026-03-01T09:00:00+07:00'),
    aMessage('2026-03-01T23:59:59+07:00'),
    aMessage('2026-03-02T00:00:00+07:00'),
  ]

  const groups = dayGroups(messages, Date.parse('2026-03-02T08:00:00+07:00'))

  expect(groups.map(({ label, messages: of }) => [label, of.length])).toEqual([
    ['27 Feb 2026', 1],
    ['Kemarin', 2],
    ['Hari ini', 1],
  ])
})

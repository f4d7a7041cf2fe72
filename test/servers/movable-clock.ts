import { journeyLead } from '../clock.ts'
import { runDateAhead } from '../runner/run-date-ahead.ts'

// Imported before the application, only in tests: it runs by the clock of journeys until the parent process moves it.

/** From the parent process: the milliseconds by which the clock is now ahead of the computer's. */
export interface ClockMessage {
  lead: number
}

// faketime moves the applications of a run and not its database, which a start compares its clock with
Object.defineProperty(performance, 'timeOrigin', {
  value: performance.timeOrigin - Number(process.env.TEST_DATE_SHIFT ?? 0),
})

const setLead = runDateAhead(journeyLead())

process.on('message', (message: ClockMessage | { lead?: undefined }) => {
  // a worker also hears its supervising process
  if (message?.lead === undefined) return
  setLead(message.lead)
  process.send?.('clock is set')
})
// listening alone must not keep the application alive
process.channel?.unref()

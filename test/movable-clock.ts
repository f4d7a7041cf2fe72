import { journeyLead } from './clock.ts'
import { runDateAhead } from './run-date-ahead.ts'

// Imported before the application, in tests alone: it runs by the clock of journeys until the parent process moves it.

/** What the parent process says: by how many milliseconds the clock is ahead of the computer's from now on. */
export interface ClockMessage {
  lead: number
}

const setLead = runDateAhead(journeyLead())

process.on('message', (message: ClockMessage) => {
  setLead(message.lead)
  process.send?.('clock is set')
})
// listening alone shall not keep the application alive
process.channel?.unref()

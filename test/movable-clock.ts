// Imported before the application, in tests alone: its `Date` runs ahead of, or behind, the computer's by what the
// parent process says. Timers are left as they are.

/** What the parent process says. */
export interface ClockMessage {
  /** What it is now, in milliseconds since 1970. */
  clock: number
}

const RealDate = Date
let ahead = 0

const now = () => RealDate.now() + ahead

globalThis.Date = new Proxy(RealDate, {
  construct: (_, given: [] | [number]) => (given.length === 0 ? new RealDate(now()) : new RealDate(...given)),
  apply: () => new RealDate(now()).toString(),
  get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
})

process.on('message', (message: ClockMessage) => {
  ahead = message.clock - RealDate.now()
  process.send?.('clock is set')
})
// listening alone shall not keep the application alive
process.channel?.unref()

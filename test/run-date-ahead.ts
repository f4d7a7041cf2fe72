/**
 * Lets `Date` run ahead of the computer's clock, or behind it, by so many milliseconds; timers are left as they are.
 * It stands for itself, since pages are given its text.
 * @returns what changes the lead
 */
export function runDateAhead(atFirst: number): (lead: number) => void {
  const RealDate = Date
  let lead = atFirst
  const now = () => RealDate.now() + lead
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, given: [] | [number]) => (given.length === 0 ? new RealDate(now()) : new RealDate(...given)),
    apply: () => new RealDate(now()).toString(),
    get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
  })
  return (changed) => {
    lead = changed
  }
}

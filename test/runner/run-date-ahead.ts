/**
 * Makes `Date` run ahead of (or behind) the computer's clock by `atFirst` milliseconds; timers are not affected. Refers
 * to nothing outside, because its text is sent to pages.
 * @returns a function that changes the lead
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

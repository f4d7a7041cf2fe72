import type { Measure } from './load.ts'
import type { SizeMeasured } from './measure-size.ts'
import type { Scenario } from './scenario.ts'

/** Of names. */
export const WIDTH = 28

/** Of the lines of one size. */
export const headings =
  'what'.padEnd(WIDTH) +
  columns(['req/s', 'p50 ms', 'p99 ms']) +
  columns(['floor', 'p50 ms', 'p99 ms']) +
  columns(['ratio'])

/** A measure beside its floor. */
export function line(
  scenario: Pick<Scenario, 'name' | 'mayRefuse'>,
  measure: Measure,
  floor: Measure | undefined,
): string {
  const ratio = floor ? (measure.perSecond / floor.perSecond).toFixed(2) : ''
  const floorColumns = floor ? figures(floor) : ['', '', '']
  const cells = columns(figures(measure)) + columns(floorColumns) + columns([ratio])
  return scenario.name.padEnd(WIDTH) + cells + refusals(scenario, measure)
}

function figures({ perSecond, p50, p99 }: Measure): string[] {
  return [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1)]
}

function refusals({ mayRefuse }: Pick<Scenario, 'mayRefuse'>, { refused }: Measure): string {
  if (refused.size === 0) return ''
  const reasons = [...refused].map(([reason, count]) => `${count} x ${reason}`).join('; ')
  return mayRefuse ? `   refused: ${reasons}` : `   WORTH NOTHING, refused: ${reasons}`
}

/** Prints what the whole process needed at each size, and how much of its speed each measure keeps at the largest. */
export function printBySize(sizes: readonly SizeMeasured[]): void {
  const row = (name: string, texts: readonly string[]) => print(name.padEnd(WIDTH) + columns(texts))
  print('')
  row(
    'offers',
    sizes.map(({ offers }) => String(offers)),
  )
  row(
    'start-up s',
    sizes.map(({ startUp }) => startUp.toFixed(2)),
  )
  row(
    'memory after load MB',
    sizes.map(({ memory }) => memory.toFixed(0)),
  )
  row(
    'database MB',
    sizes.map(({ database }) => database.toFixed(0)),
  )
  const [smallest] = sizes
  const largest = sizes.at(-1)
  if (!smallest || !largest || sizes.length === 1) return

  print('\nreq/s, and the share of it that is left at the largest size')
  for (const [name, first] of smallest.perSecond) {
    const rates = sizes.map(({ perSecond }) => perSecond.get(name) ?? 0)
    row(name, [...rates.map((rate) => rate.toFixed(0)), ((largest.perSecond.get(name) ?? 0) / first).toFixed(2)])
  }
}

export function columns(texts: readonly string[], width = 9): string {
  return texts.map((text) => text.padStart(width)).join('')
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

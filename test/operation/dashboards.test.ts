import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
// everything that the process counts is registered by what the application is made of
import '#server/node.ts'
import { registry } from '#server/platform/metrics.ts'
// and by what it is given where there are replicas
import '#server/platform/replicas/metrics.ts'

const folder = join(import.meta.dirname, '../../docs/dashboards')

// what PromQL has itself, and what Prometheus measures
const known = new Set(
  'sum max min by rate increase histogram_quantile topk up for and or le m h e job route status outcome source instance replica server reason table time'.split(
    ' ',
  ),
)

/** The names of metrics in an expression: what is left without labels, ranges and numbers. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
  return (bare.match(/[a-z_][a-z0-9_]*/g) ?? []).filter((word) => !known.has(word))
}

function expressions(): { file: string; expression: string }[] {
  return readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    if (file.endsWith('.yaml')) {
      return [...text.matchAll(/^ +expr: (.+)$/gm)].map(([, expression = '']) => ({ file, expression }))
    }
    const { panels } = JSON.parse(text) as { panels: { targets: { expr: string }[] }[] }
    return panels.flatMap(({ targets }) => targets.map(({ expr }) => ({ file, expression: expr })))
  })
}

it('dashboards and alarms ask only for what the process counts [OPS-4]', () => {
  const counted = registry.getMetricsAsArray().map(({ name }) => name)
  const names = counted.flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`])
  const queried = expressions().flatMap(({ file, expression }) =>
    metricsIn(expression).map((metric) => ({ file, metric })),
  )
  expect(queried.length).toBeGreaterThan(20)
  expect(queried.filter(({ metric }) => !names.includes(metric))).toEqual([])
})

it('every alarm says how bad it is, and what it means [OPS-4]', () => {
  const alarms = readFileSync(join(folder, 'alarms.yaml'), 'utf8').split('- alert: ').slice(1)
  const silent = alarms.filter((alarm) => !/severity: (page|look)/.test(alarm) || !/summary: ".+"/.test(alarm))
  expect(silent).toEqual([])
})

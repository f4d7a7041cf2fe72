import autocannon from 'autocannon'

export interface Measure {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** How many answers were refusals, by reason; a measure with any is worthless. */
  refused: Map<string, number>
}

export interface Target {
  url: string
  headers?: Record<string, string>
  body?: unknown
  method?: 'GET' | 'POST'
  /** A different body and headers for each request. */
  next?: () => { body?: unknown; headers?: Record<string, string> }
}

const CONNECTIONS = 16
const WORKERS = 8
const WARM_SECONDS = 2
const SECONDS = 5

/** Requests the target as fast as it answers, over 16 connections, after a warm-up that does not count. */
export async function load(target: Target): Promise<Measure> {
  await run(target, WARM_SECONDS)
  const result = await run(target, SECONDS)
  const { p50, p99 } = result.latency
  return { perSecond: result.requests.average, p50, p99, refused: refusalsOf(result) }
}

/** Only the status of an answer is kept. */
function refusalsOf({ statusCodeStats = {}, errors }: autocannon.Result): Map<string, number> {
  const refused = Object.entries(statusCodeStats).filter(([status]) => !status.startsWith('2'))
  const counts = new Map(refused.map(([status, { count = 0 }]) => [`status ${status}`, count]))
  if (errors > 0) counts.set('no answer', errors)
  return counts
}

function run(target: Target, duration: number): Promise<autocannon.Result> {
  const method = target.method ?? 'POST'
  const headers = { ...(method === 'POST' ? { 'content-type': 'application/json' } : {}), ...target.headers }
  const { next } = target
  return autocannon({
    url: target.url,
    connections: CONNECTIONS,
    duration,
    method,
    headers,
    ...(method === 'POST' ? { body: JSON.stringify(target.body ?? {}) } : {}),
    ...(next && {
      requests: [
        {
          setupRequest: (request: autocannon.Request) => {
            const { body, headers: more } = next()
            return {
              ...request,
              ...(body === undefined ? {} : { body: JSON.stringify(body) }),
              headers: { ...headers, ...more },
            }
          },
        },
      ],
    }),
  })
}

/** What is timed; an error counts as a refusal. */
export type Act = () => Promise<unknown>

/** Runs acts with eight workers at once until the time is up; preparing them is not timed. */
export async function loadByHand(prepare: (worker: number) => Promise<Act> | Act): Promise<Measure> {
  await runByHand(prepare, WARM_SECONDS)
  const { times, refused } = await runByHand(prepare, SECONDS)
  const busy = times.reduce((sum, time) => sum + time, 0)
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  // the rate if preparing took no time
  return { perSecond: times.length / (busy / WORKERS / 1000), p50: at(0.5), p99: at(0.99), refused }
}

async function runByHand(prepare: (worker: number) => Promise<Act> | Act, seconds: number) {
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  const refused = new Map<string, number>()
  await Promise.all(
    Array.from({ length: WORKERS }, async (_, worker) => {
      while (performance.now() < until) {
        const act = await prepare(worker)
        const start = performance.now()
        await act().catch((error: Error) => refused.set(error.message, (refused.get(error.message) ?? 0) + 1))
        times.push(performance.now() - start)
      }
    }),
  )
  return { times, refused }
}

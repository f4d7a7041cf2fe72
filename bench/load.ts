import autocannon from 'autocannon'

export interface Measure {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** How many answers were refusals, by reason; a measure with any is worthless, unless it asks for them. */
  refused: Map<string, number>
}

/** The content of a request. */
export interface Sent {
  path?: string
  body?: unknown
  headers?: Record<string, string>
}

export interface Target {
  url: string
  headers?: Record<string, string>
  method?: 'GET' | 'POST'
  /** Different for each request. */
  next?: () => Sent
  connections?: number
}

const CONNECTIONS = 16
const WORKERS = 8
const WARM_SECONDS = 2

/** Requests the target as fast as it answers, over 16 connections, after a warm-up that does not count. */
export async function load(target: Target, seconds: number): Promise<Measure> {
  await run(target, Math.min(WARM_SECONDS, seconds))
  const result = await run(target, seconds)
  const { p50, p99 } = result.latency
  return { perSecond: result.requests.average, p50, p99, refused: refusalsOf(result) }
}

/** Counts refusals; of an answer only the status is recorded. */
function refusalsOf({ statusCodeStats = {}, errors }: autocannon.Result): Map<string, number> {
  const refused = Object.entries(statusCodeStats).filter(([status]) => !status.startsWith('2'))
  const counts = new Map(refused.map(([status, { count = 0 }]) => [`status ${status}`, count]))
  if (errors > 0) counts.set('no answer', errors)
  return counts
}

function run(
  { url, next, connections = CONNECTIONS, ...target }: Target,
  duration: number,
): Promise<autocannon.Result> {
  const method = target.method ?? 'POST'
  const headers = { ...(method === 'POST' ? { 'content-type': 'application/json' } : {}), ...target.headers }
  return autocannon({
    url,
    connections,
    duration,
    method,
    headers,
    ...(method === 'POST' ? { body: '{}' } : {}),
    ...(next && {
      requests: [
        {
          setupRequest: (request: autocannon.Request) => {
            const { path, body, headers: more } = next()
            return {
              ...request,
              ...(path === undefined ? {} : { path }),
              ...(body === undefined ? {} : { body: JSON.stringify(body) }),
              headers: { ...headers, ...more },
            }
          },
        },
      ],
    }),
  })
}

/** A timed act; an error counts as a refusal. */
export type Act = () => Promise<unknown>
/** Makes the next act of one of several workers; not timed. */
export type Prepare = (worker: number) => Promise<Act> | Act

/** Runs acts with eight workers, each as soon as its own is prepared, until the time is up. */
export async function loadByHand(prepare: Prepare, seconds: number): Promise<Measure> {
  await runByHand(prepare, Math.min(WARM_SECONDS, seconds))
  const { times, refused } = await runByHand(prepare, seconds)
  const busy = times.reduce((sum, time) => sum + time, 0)
  // the rate if preparing took no time
  return measured(times, busy / WORKERS, refused)
}

async function runByHand(prepare: Prepare, seconds: number): Promise<Timed> {
  const until = performance.now() + seconds * 1000
  const timed: Timed = { times: [], refused: new Map() }
  await Promise.all(
    Array.from({ length: WORKERS }, async (_, worker) => {
      while (performance.now() < until) await timeOne(await prepare(worker), timed)
    }),
  )
  return timed
}

/** Runs so many acts at once, all prepared beforehand, again and again; only the time in which they run counts. */
export async function loadAtOnce(prepare: Prepare, workers: number, seconds: number): Promise<Measure> {
  const timed: Timed = { times: [], refused: new Map() }
  // the first time is for the server to plan its statements
  await runAtOnce(prepare, workers, { times: [], refused: timed.refused })
  const until = performance.now() + seconds * 1000
  let busy = 0
  while (performance.now() < until) busy += await runAtOnce(prepare, workers, timed)
  return measured(timed.times, busy, timed.refused)
}

async function runAtOnce(prepare: Prepare, workers: number, timed: Timed): Promise<number> {
  const acts = await Promise.all(Array.from({ length: workers }, (_, worker) => prepare(worker)))
  const start = performance.now()
  await Promise.all(acts.map((act) => timeOne(act, timed)))
  return performance.now() - start
}

interface Timed {
  times: number[]
  refused: Map<string, number>
}

async function timeOne(act: Act, { times, refused }: Timed): Promise<void> {
  const start = performance.now()
  await act().catch((error: Error) => refused.set(error.message, (refused.get(error.message) ?? 0) + 1))
  times.push(performance.now() - start)
}

/** @param busyMs in which all of these ran */
export function measured(times: number[], busyMs: number, refused: Map<string, number>): Measure {
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { perSecond: times.length / (busyMs / 1000), p50: at(0.5), p99: at(0.99), refused }
}

import autocannon from 'autocannon'

export interface Measure {
  perSecond: number
  /** Milliseconds. */
  p99: number
  /** Answers other than 2xx; a measure with any is worth nothing. */
  refused: number
}

export interface Target {
  url: string
  headers?: Record<string, string>
  body?: unknown
  method?: 'GET' | 'POST'
  /** Other bodies and headers for each request. */
  next?: () => { body?: unknown; headers?: Record<string, string> }
}

const CONNECTIONS = 16
const WARM_SECONDS = 2
const SECONDS = 5

/** Asks the target as fast as it answers, over 16 connections, after a warm-up that does not count. */
export async function load(target: Target): Promise<Measure> {
  await run(target, WARM_SECONDS)
  const result = await run(target, SECONDS)
  return { perSecond: result.requests.average, p99: result.latency.p99, refused: result.non2xx + result.errors }
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

/** Runs `act` from several workers at once until the time is over; only `act` itself is timed. */
export async function loadByHand(prepare: (worker: number) => Promise<() => Promise<boolean>>): Promise<Measure> {
  const workers = 8
  const until = performance.now() + SECONDS * 1000
  const times: number[] = []
  let refused = 0
  let busy = 0
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() < until) {
        const act = await prepare(worker)
        const start = performance.now()
        if (!(await act())) refused++
        const took = performance.now() - start
        times.push(took)
        busy += took
      }
    }),
  )
  times.sort((a, b) => a - b)
  // what the workers would do if preparing took no time
  const perSecond = times.length / (busy / workers / 1000)
  return { perSecond, p99: times[Math.floor(times.length * 0.99)] ?? 0, refused }
}

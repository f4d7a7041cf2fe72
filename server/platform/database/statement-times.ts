import { AsyncLocalStorage } from 'node:async_hooks'
import { Histogram } from 'prom-client'
import { registry } from '../metrics.ts'
import { beginSpan, nameOf, presentSpan, type Span } from '../traces/span.ts'

/** A statement that took long. */
export interface SlowStatement {
  /** With its parameters as $1, $2: no value is in it. */
  text: string
  ms: number
  /** The call or job that ran it. */
  work: string | undefined
  /** The request, as its other lines in the log and the person know it. */
  reqId?: string | undefined
}

export interface SlowWatch {
  /** Milliseconds; slower statements are reported. */
  afterMs: number
  report: (slow: SlowStatement) => void
}

// named as OpenTelemetry does
const durations = new Histogram({
  name: 'db_client_operation_duration_seconds',
  help: 'Time from a statement to its answer, waiting behind others of its connection included',
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 10],
  registers: [registry],
})

/** Measures statements; how long a failed one took says nothing. @param answer as the driver gives it */
export function timed(statement: unknown, answer: unknown, slow: SlowWatch | undefined): unknown {
  if (!(answer instanceof Promise)) return answer
  const begun = performance.now()
  const span = spanOf(statement)
  const measured = answer.then((result) => {
    const ms = performance.now() - begun
    durations.observe(ms / 1000)
    if (slow && ms > slow.afterMs) slow.report({ text: textOf(statement), ms: Math.round(ms), ...asker() })
    span?.end()
    return result
  })
  return span ? measured.catch((error: unknown) => fail(span, error)) : measured
}

function asker(): Pick<SlowStatement, 'work' | 'reqId'> {
  const work = requestContext()
  return { work: work?.name, ...(work?.request && { reqId: work.request }) }
}

/** A span of its own for a statement of what is traced. */
function spanOf(statement: unknown): Span | undefined {
  if (!presentSpan()) return undefined
  const text = textOf(statement)
  const operation = /\w+/.exec(text)?.[0].toLowerCase() ?? 'query'
  const table = /\b(?:from|into|update|join)\s+"?(\w+)/i.exec(text)?.[1]
  const summary = table ? `${operation} ${table}` : operation
  return beginSpan({
    name: summary,
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.summary': summary, 'db.query.text': text },
  })
}

function fail(span: Span, error: unknown): never {
  span.end({ error: nameOf(error) })
  throw error
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  return String((statement as { text?: unknown } | null)?.text ?? '')
}

/** The call or job that statements belong to. */
export interface RequestContext {
  /** Of the call or job. */
  name: string
  /** As the log and the person know the request; a job has none. */
  request?: string | undefined
}

const storage = new AsyncLocalStorage<RequestContext>()

/** Runs this in the request context of a call or job, for measuring its statements. */
export function withRequestContext<Result>(work: RequestContext, act: () => Result): Result {
  return storage.run(work, act)
}

/** The present request context; undefined outside of calls and jobs. */
function requestContext(): RequestContext | undefined {
  return storage.getStore()
}

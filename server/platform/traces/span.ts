import { AsyncLocalStorage } from 'node:async_hooks'

export type Attributes = Record<string, string | number>

export interface SpanStart {
  /** One of few: patterns and names of calls, nothing that somebody sent. */
  name: string
  kind: 'server' | 'client' | 'consumer'
  attributes: Attributes
  /** The parent span, as W3C's `traceparent`; without one, the present span. */
  traceparent?: string | undefined
}

/** A piece of work with its beginning and its end. */
export interface Span {
  traceparent: string
  /** As log lines name it. */
  ids: { trace_id: string; span_id: string }
  end: (outcome?: { attributes?: Attributes; error?: string }) => void
}

/** Begins a span below another one. */
export type Begin = (start: SpanStart, above: Span | undefined) => Span

const spans = new AsyncLocalStorage<Span>()
let begin: Begin | undefined

/** From now on work is traced by this; without one nothing is, which is how every process begins. */
export function traceBy(given: Begin | undefined): void {
  begin = given
}

export function isTraced(): boolean {
  return begin !== undefined
}

/** @returns undefined where nothing is traced */
export function beginSpan(start: SpanStart): Span | undefined {
  return begin?.(start, spans.getStore())
}

/** The span that the present work is part of. */
export function presentSpan(): Span | undefined {
  return begin && spans.getStore()
}

/** Runs this work within the span. */
export function within<Result>(span: Span | undefined, work: () => Result): Result {
  return span ? spans.run(span, work) : work()
}

/** Does this work as a span of its own. */
export async function inSpan<Result>(start: SpanStart, work: () => Promise<Result>): Promise<Result> {
  const span = beginSpan(start)
  if (!span) return work()
  try {
    const result = await within(span, work)
    span.end()
    return result
  } catch (error) {
    span.end({ error: nameOf(error) })
    throw error
  }
}

/** Which kind of error it was: its sentence may hold what somebody typed. */
export function nameOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return String(code ?? name ?? 'error')
}

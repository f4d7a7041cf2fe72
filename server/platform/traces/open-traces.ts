import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TraceSettings } from './settings.ts'
import { type Begin, type Span, traceBy } from './span.ts'

// an unreachable collector delays no request, and no end of the process
const PATIENCE_MS = 3_000
const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

/**
 * Sends what this process does to a collector. Only loaded where it is requested. @returns what sends the rest and ends
 * it
 */
export function openTraces({ url, headers, service, sampler }: TraceSettings): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: PATIENCE_MS })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'process.pid': process.pid }),
    sampler: samplerOf(sampler),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: PATIENCE_MS })],
  })
  traceBy(beginBy(provider))
  return async () => {
    traceBy(undefined)
    await provider.shutdown().catch(() => undefined)
  }
}

function beginBy(provider: TracerProvider): Begin {
  const tracer = provider.getTracer('sentra-bahan')
  const contexts = new WeakMap<Span, Context>()

  return ({ name, kind, attributes, traceparent }, above) => {
    const parent = contextOf(traceparent) ?? (above && contexts.get(above)) ?? ROOT_CONTEXT
    const begun = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent)
    const { traceId, spanId, traceFlags } = begun.spanContext()
    const span: Span = {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      ids: { trace_id: traceId, span_id: spanId },
      end({ attributes: more, error } = {}) {
        if (more) begun.setAttributes(more)
        if (error !== undefined) {
          begun.setAttribute('error.type', error)
          begun.setStatus({ code: SpanStatusCode.ERROR })
        }
        begun.end()
      },
    }
    contexts.set(span, trace.setSpan(parent, begun))
    return span
  }
}

/** The context of a `traceparent`, if it is valid. */
function contextOf(traceparent: string | undefined): Context | undefined {
  const [, traceId, spanId, flags = ''] =
    /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/.exec(traceparent ?? '') ?? []
  if (!traceId || !spanId) return undefined
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

function samplerOf({ name, share }: TraceSettings['sampler']): Sampler {
  const [, isByParent, which] = /^(parentbased_)?(.+)$/.exec(name) ?? []
  const roots: Record<string, () => Sampler> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(share),
  }
  const root = roots[which ?? '']?.() ?? new AlwaysOnSampler()
  return isByParent ? new ParentBasedSampler({ root }) : root
}

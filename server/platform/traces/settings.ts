/** Names as OpenTelemetry's variable OTEL_TRACES_SAMPLER has them. */
export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** Where traces are sent, and which of them. */
export interface TraceSettings {
  url: string
  headers: Record<string, string>
  service: string
  sampler: { name: (typeof samplers)[number]; share: number }
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, SpanStatusCode, trace, TraceFlags, type Context, type Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { RefusalError } from '#contract/refuse.ts'
import { faultOf } from '#server/fault.ts'
import { VERSION } from '#server/settings/version.ts'
import type { Traces } from './traces.ts'

/** By OTLP over HTTP. The provider is ours alone and not the global one: libraries that would tell it of themselves (of
 *  queries and whose they are) find none. */
export function otlpTraces(endpoint: string, role: string): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 5000 })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'writeback',
      'service.version': VERSION,
      'writeback.role': role,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('writeback')
  const running = new AsyncLocalStorage<Span>()
  return {
    step: async (name, told, work, cause) => {
      const span = tracer.startSpan(name, { attributes: told }, contextOf(cause, running.getStore()))
      try {
        return await running.run(span, () => work(more => void span.setAttributes(more)))
      } catch (error) {
        noteError(span, error)
        throw error
      } finally {
        span.end()
      }
    },
    current: () => {
      const span = running.getStore()?.spanContext()
      return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & TraceFlags.SAMPLED}`
    },
    close: () => provider.shutdown().catch(() => undefined), // nobody is there to take them
  }
}

function contextOf(cause: string | undefined, running: Span | undefined): Context {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/.exec(cause ?? '') ?? []
  if (traceId !== undefined && spanId !== undefined)
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number(flags), isRemote: true })
  return running ? trace.setSpan(ROOT_CONTEXT, running) : ROOT_CONTEXT
}

// a refusal is an answer; anything else went wrong
function noteError(span: Span, error: unknown): void {
  const { name, code } = faultOf(error)
  span.setAttribute('error.type', code ?? name)
  if (error instanceof RefusalError) span.setAttribute('http.response.status_code', error.status)
  if (!(error instanceof RefusalError && error.status < 500)) span.setStatus({ code: SpanStatusCode.ERROR })
}

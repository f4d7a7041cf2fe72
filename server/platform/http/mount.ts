import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Member, type Viewer, visitor } from '#domain/accounts/actor.ts'
import type { AnyCall } from '#domain/call.ts'
import { failure } from '#domain/call.ts'
import { Refusal } from '#domain/refusal.ts'
import { englishPath } from '#domain/wire-path.ts'
import type { Deps } from '#server/deps.ts'
import { comingFrom } from '../audit/origin.ts'
import { networkOf } from '../network.ts'
import { workingFor } from '../working-for.ts'
import { type Afterwards, afterAnswers } from './after-answers.ts'
import { readBody, takeEmptyBodies } from './body.ts'
import { checkAccess } from './check-access.ts'
import { compileOnDemand, inEnglish } from './compile-on-demand.ts'
import { answerFileError } from './errors.ts'
import { speaksEnglish } from './field-names.ts'
import { receiveForm } from './receive-file.ts'
import type { Route } from './route.ts'
import { type FileAnswer, sendFile } from './send-file.ts'
import { Turns } from './turns.ts'
import { Uploads } from './uploads.ts'

export interface MountOptions {
  /** What the call's use case depends on when this viewer makes it. */
  depsFor: (viewer: Viewer, call: AnyCall) => Deps | Promise<Deps>
  /** Does what a call asks for; whatever it writes is known afterwards to whoever answers this viewer's next call. */
  noting: <Answer>(viewer: Viewer, work: () => Promise<Answer>) => Promise<Answer>
  /** The viewer of a request; refuses a session that is over or expired. */
  viewerOf: (request: FastifyRequest, call: AnyCall) => Promise<Viewer>
  /** Counts a request, before its viewer is known. @throws Refusal too_often */
  limit: (call: AnyCall, request: FastifyRequest) => Promise<void>
  /** Counts a call of a member that is also limited by person. @throws Refusal too_often */
  limitByPerson: (call: AnyCall, request: FastifyRequest, member: Member) => Promise<void>
}

/** Mounts one route per call: checks viewer, access and body, runs the use case, answers with a compiled schema. */
export function mountRoutes(app: FastifyInstance, routes: readonly Route[], given: MountOptions): void {
  const options = { ...given, afterwards: afterAnswers(app), turns: new Turns() }
  app.setSerializerCompiler(compileOnDemand())
  takeEmptyBodies(app)
  mount(
    app,
    routes.filter(({ call }) => !call.takesFile),
    options,
  )
  // only these read forms; every other call accepts nothing but JSON
  app.register((uploads, _options, done) => {
    uploads.register(multipart)
    mount(
      uploads,
      routes.filter(({ call }) => call.takesFile),
      options,
    )
    done()
  })
}

function mount(
  app: FastifyInstance,
  routes: readonly Route[],
  options: MountOptions & { afterwards: Afterwards; turns: Turns },
): void {
  const uploads = new Uploads()
  for (const { call, handle } of routes) {
    const claims = identityClaims(call)
    app.route({
      method: call.method,
      url: `/api/${call.path}`,
      config: { call },
      ...(call.answersFile && { errorHandler: answerFileError }),
      schema: {
        summary: call.summary,
        response: {
          ...(!call.answersFile && { 200: call.answer }),
          '4xx': failure,
          '5xx': failure,
        },
      },
      handler: async (request, reply) => {
        await options.limit(call, request)
        const viewer = call.access === 'open' ? visitor : await options.viewerOf(request, call)
        checkAccess(call, viewer)
        if (viewer.kind === 'member') await options.limitByPerson(call, request, viewer)
        const form = call.takesFile
          ? await uploads.oneMore(viewer, () => receiveForm(request, call.largestFile, call.takesKinds))
          : undefined
        const sent = form?.fields ?? (call.method === 'GET' ? request.query : request.body)
        const english = speaksEnglish(request)
        const body = readBody(call, sent, { inEnglish: english })
        if (call.access !== 'open') checkIdentity(viewer, body, claims)
        const exchange = { request, reply, afterwards: options.afterwards, ...(form && { file: await form.file() }) }
        const origin = { network: networkOf(request.ip), device: request.headers['user-agent'] ?? '' }
        const answer = await comingFrom(origin, () =>
          workingFor({ name: call.path, request: request.id }, () =>
            options.turns.take(viewer, async () => {
              const deps = await options.depsFor(viewer, call)
              return options.noting(viewer, () => handle(deps, viewer as never, body as never, exchange as never))
            }),
          ),
        )
        if (call.answersFile) return sendFile(reply, answer as FileAnswer)
        const whole = { status: 'success', ...answer }
        if (!english) return whole
        reply.type('application/json; charset=utf-8')
        return inEnglish(call.answer, whole)
      },
    })
  }
}

interface IdentityClaim {
  /** The field of the body, as the code names it. */
  field: string
  of: 'companyId' | 'userId'
}

/** The fields of a body that say whose it is, by their given names. */
function identityClaims({ body }: AnyCall): IdentityClaim[] {
  const given = { company_id: 'companyId', company_id_transaction: 'companyId', user_id: 'userId' } as const
  return Object.entries(given).map(([name, of]) => ({ field: englishPath(body, [name]).join(), of }))
}

/** Whose company and user a body says it is of are claims: they must match the session's [ROLE-9]. @throws Refusal not_yours */
function checkIdentity(viewer: Viewer, body: unknown, claims: readonly IdentityClaim[]): void {
  if (typeof body !== 'object' || body === null) return
  for (const { field, of } of claims) {
    const claim: unknown = Reflect.get(body, field)
    if (claim != null && (viewer.kind !== 'member' || claim !== viewer[of])) throw new Refusal('not_yours', { field })
  }
}

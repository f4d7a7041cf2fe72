import multipart from '@fastify/multipart'
import compile, { type Schema } from 'fast-json-stringify'
import type { FastifyInstance, FastifyRequest, FastifySerializerCompiler } from 'fastify'
import pLimit, { type LimitFunction } from 'p-limit'
import type { z } from 'zod'
import { isAdministrator, isBuyer, isSeller, type Member, type Viewer, visitor } from '#domain/accounts/actor.ts'
import { type AnyCall, failure } from '#domain/call.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import { Refusal } from '#domain/refusal.ts'
import { translationOf } from '#domain/translation.ts'
import { englishPath } from '#domain/wire-path.ts'
import { englishJsonSchema, wireJsonSchema } from '#domain/wire-schema.ts'
import type { Deps } from '#server/deps.ts'
import { withOrigin } from '../audit/origin.ts'
import { withRequestContext } from '../database/statement-times.ts'
import { networkOf } from '../network.ts'
import { readBody, takeEmptyBodies } from './body.ts'
import { answerFileError } from './errors.ts'
import { speaksEnglish } from './field-names.ts'
import { receiveForm } from './receive-file.ts'
import { type AfterResponse, type Route, runAfterResponse } from './route.ts'
import { type FileAnswer, sendFile } from './send-file.ts'

export interface MountOptions {
  /** The dependencies of the call's use case for this viewer. */
  depsFor: (viewer: Viewer, call: AnyCall) => Deps | Promise<Deps>
  /** Executes a call; its writes are visible to the node that answers this viewer's next call. */
  trackWrites: <Answer>(viewer: Viewer, work: () => Promise<Answer>) => Promise<Answer>
  /** The viewer of a request; refuses a session that is revoked or expired. */
  viewerOf: (request: FastifyRequest, call: AnyCall) => Promise<Viewer>
  /** Counts a request, before its viewer is known. @throws Refusal too_often */
  limit: (call: AnyCall, request: FastifyRequest) => Promise<void>
  /** Counts a call of a member that is also limited by person. @throws Refusal too_often */
  limitByPerson: (call: AnyCall, request: FastifyRequest, member: Member) => Promise<void>
}

/** Mounts one route per call: checks viewer, access and body, runs the use case, answers with a compiled schema. */
export function mountRoutes(app: FastifyInstance, routes: readonly Route[], given: MountOptions): void {
  const options = { ...given, afterResponse: runAfterResponse(app), queue: new KeyedQueue() }
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
  options: MountOptions & { afterResponse: AfterResponse; queue: KeyedQueue },
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
        const exchange = {
          request,
          reply,
          afterResponse: options.afterResponse,
          ...(form && { file: await form.file() }),
        }
        const origin = { network: networkOf(request.ip), device: request.headers['user-agent'] ?? '' }
        const answer = await withOrigin(origin, () =>
          withRequestContext({ name: call.path, request: request.id }, () =>
            options.queue.take(viewer, async () => {
              const deps = await options.depsFor(viewer, call)
              return options.trackWrites(viewer, () => handle(deps, viewer as never, body as never, exchange as never))
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

/** The fields of a body that claim a company or user, by their given names. */
function identityClaims({ body }: AnyCall): IdentityClaim[] {
  const given = { company_id: 'companyId', company_id_transaction: 'companyId', user_id: 'userId' } as const
  return Object.entries(given).map(([name, of]) => ({ field: englishPath(body, [name]).join(), of }))
}

/** Checks that the company and user that a body claims match the session's [ROLE-9]. @throws Refusal not_yours */
function checkIdentity(viewer: Viewer, body: unknown, claims: readonly IdentityClaim[]): void {
  if (typeof body !== 'object' || body === null) return
  for (const { field, of } of claims) {
    const claim: unknown = Reflect.get(body, field)
    if (claim != null && (viewer.kind !== 'member' || claim !== viewer[of])) throw new Refusal('not_yours', { field })
  }
}

/**
 * Refuses a call that is not for this viewer's kind of company or role [ROLE-9, ROLE-10].
 * @throws Refusal sign_in_needed | buyers_only | sellers_only | administrators_only | second_factor_needed | not_allowed
 */
export function checkAccess(call: AnyCall, viewer: Viewer): void {
  if (call.access === 'visitor' || call.access === 'open') return
  if (viewer.kind === 'visitor') throw new Refusal('sign_in_needed')
  if (call.access === 'buyer' && !isBuyer(viewer)) throw new Refusal('buyers_only')
  if (call.access === 'seller' && !isSeller(viewer)) throw new Refusal('sellers_only')
  if (call.access === 'admin' && !isAdministrator(viewer)) throw new Refusal('administrators_only')
  if (viewer.owesSecondFactor && !call.beforeSecondFactor) throw new Refusal('second_factor_needed')
  if (call.permission && !mayDo(viewer, call.permission)) throw new Refusal('not_allowed')
}

// a file is received into memory, and may take minutes
const MOST_OF_ONE = 5

/** The uploads that this process receives, by person. */
export class Uploads {
  readonly #underWay = new Map<string, number>()

  /** Receives one more. @throws Refusal too_often: the person sends enough at once already */
  async oneMore<Received>(viewer: Viewer, receive: () => Promise<Received>): Promise<Received> {
    const who = viewer.kind === 'member' ? viewer.userId : ''
    const others = this.#underWay.get(who) ?? 0
    if (others >= MOST_OF_ONE) throw new Refusal('too_often', { retryAfterSeconds: 10 })
    this.#underWay.set(who, others + 1)
    try {
      return await receive()
    } finally {
      const left = (this.#underWay.get(who) ?? 1) - 1
      if (left > 0) this.#underWay.set(who, left)
      else this.#underWay.delete(who)
    }
  }
}

// of a process' ten connections: those of one person may all wait for one row
const MOST_AT_ONCE = 6
const MOST_UNDER_WAY = 256
const RETRY_SECONDS = 2

/**
 * The calls of each person that this process works on: a few at once, the others in their order, so that no person
 * occupies all connections to the database.
 */
export class KeyedQueue {
  readonly #ofPerson = new Map<string, { limit: LimitFunction; underWay: number }>()

  /** Acts in a slot of the person; visitors have a budget of their network instead. @throws Refusal too_often */
  async take<Answer>(viewer: Viewer, act: () => Promise<Answer>): Promise<Answer> {
    if (viewer.kind !== 'member') return act()
    const own = this.#ofPerson.get(viewer.userId) ?? { limit: pLimit(MOST_AT_ONCE), underWay: 0 }
    if (own.underWay >= MOST_UNDER_WAY) throw new Refusal('too_often', { retryAfterSeconds: RETRY_SECONDS })
    this.#ofPerson.set(viewer.userId, own)
    own.underWay++
    try {
      return await own.limit(act)
    } finally {
      own.underWay--
      if (own.underWay === 0) this.#ofPerson.delete(viewer.userId)
    }
  }
}

type Serialize = (answer: unknown) => string

const DESCRIBED = { target: 'draft-7', io: 'output' } as const

/** Compiles an answer's schema at its first use, and a shared one once: a start waits for none of the hundreds. */
export function compileOnDemand(): FastifySerializerCompiler<z.ZodType> {
  return ({ schema }) =>
    (answer) =>
      wireSerializer(schema)(answer)
}

/** Writes an answer under the code's names. */
function inEnglish(schema: z.ZodType, answer: unknown): string {
  return englishSerializer(schema)(answer)
}

/** Omits `additionalProperties: false`: undeclared fields are dropped, where a nullable schema would refuse them. */
const WRITTEN: Parameters<typeof englishJsonSchema>[1] = {
  ...DESCRIBED,
  override({ jsonSchema }) {
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  },
}

// both mean JSON Schema, and type it apart
const englishSerializer = compiledOnce((schema) => compile(englishJsonSchema(schema, WRITTEN) as Schema))

const wireSerializer = compiledOnce((schema) => {
  const translation = translationOf(schema, 'output')
  if (!translation) return englishSerializer(schema)
  const serialize = compile(wireJsonSchema(schema, DESCRIBED) as Schema)
  return (answer) => serialize(translation.toWire(answer))
})

function compiledOnce(compileSchema: (schema: z.ZodType) => Serialize): (schema: z.ZodType) => Serialize {
  const compiled = new WeakMap<z.ZodType, Serialize>()
  return (schema) => {
    const serialize = compiled.get(schema) ?? compileSchema(schema)
    compiled.set(schema, serialize)
    return serialize
  }
}

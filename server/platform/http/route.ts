import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Administrator, Buyer, Member, Seller, Viewer, Visitor } from '#domain/accounts/actor.ts'
import type { AnyCall, HandlerAnswerOf, ReadBodyOf } from '#domain/call.ts'
import type { Deps } from '#server/deps.ts'
import type { ReceivedFile } from '../files/store-file.ts'
import type { FileAnswer } from './send-file.ts'

/** The viewer that a handler gets, by the call's access. */
export interface ActorOf {
  open: Visitor
  visitor: Viewer
  member: Member
  buyer: Buyer
  seller: Seller
  admin: Administrator
}

/** The HTTP side of a call, for the few that read or set cookies, or leave work for after the response. */
export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  afterResponse: AfterResponse
}

export type Handler<C extends AnyCall> = (
  deps: Deps,
  actor: ActorOf[C['access']],
  body: ReadBodyOf<C>,
  exchange: C extends { takesFile: true } ? Exchange & { file: ReceivedFile } : Exchange,
) => Promise<C extends { answersFile: true } ? FileAnswer : HandlerAnswerOf<C>>

export interface Route {
  call: AnyCall
  handle: (deps: Deps, actor: never, body: never, exchange: never) => Promise<object>
}

/** Binds a call of the contract to its use case. */
export function route<C extends AnyCall>(call: C, handle: Handler<C>): Route {
  return { call, handle: handle as Route['handle'] }
}

/** Begins work that no answer waits for. */
export type AfterResponse = (work: () => Promise<unknown>) => void

/** Work that only a stop of the application waits for; what fails is logged, and never an answer's. */
export function runAfterResponse(app: FastifyInstance): AfterResponse {
  const underWay = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(underWay)
  })
  return (work) => {
    const done = run(work)
      .catch((error) => app.log.warn({ err: error }, 'what follows an answer failed'))
      .finally(() => underWay.delete(done))
    underWay.add(done)
  }
}

// also what fails before it waits for anything
async function run(work: () => Promise<unknown>): Promise<void> {
  await work()
}

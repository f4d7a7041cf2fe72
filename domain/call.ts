import { z } from 'zod'
import type { AnyFileKind } from './files/file.ts'
import type { WireInput, WireOutput } from './wire.ts'

/**
 * Who may make a call. 'open' = anybody, ignoring any session (signing in and out); 'visitor' = anybody, with their
 * session if they have one; the others need a session of that kind of company, 'admin' of the platform's.
 */
export type Access = 'open' | 'visitor' | 'member' | 'buyer' | 'seller' | 'admin'

/** At most `max` hits in `seconds` per key; for a call, per caller's network. */
export interface RateLimit {
  max: number
  seconds: number
}

export interface Call<
  Path extends string = string,
  Who extends Access = Access,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** Path below /api, without a leading slash. */
  path: Path
  method: 'POST' | 'GET'
  summary: string
  access: Who
  /** The permission that the member's role needs [ROLE-10]. */
  permission?: import('./companies/permissions.ts').Permission
  /** Whatever their role, members act for their company with it, so only while they are members [ROLE-10]. */
  forCompany?: true
  /** Administrators make it before they have shown their second factor [ADM-1]. */
  beforeSecondFactor?: true
  limit?: RateLimit
  /** The limit for each signed-in person, beside the network's, which an office shares. */
  limitByPerson?: RateLimit
  body: Body
  /** The whole answer, `status` included. */
  answer: Answer
  /** Sent as multipart/form-data: the body's fields, and one file in the field `berkas`. */
  takesFile?: true
  /** The largest file in bytes where it is not LARGEST_FILE. */
  largestFile?: number
  /** The kinds of file that it takes where they are not `fileKinds`. */
  takesKinds?: readonly AnyFileKind[]
  /** Only reads, and nothing but what a replica of the database may answer [OPS-2]. */
  fromReplica?: true
  /** Made by GET without a body, and answered alike to everybody. */
  byGet?: true
  /** Answers with a file; the body's fields are in the query string, and the session's cookie is enough. */
  answersFile?: true
}

// biome-ignore lint/suspicious/noExplicitAny: the widest call, for lists of calls
export type AnyCall = Call<string, Access, any, any>

type CallInput<Path extends string, Who extends Access, Body extends z.ZodType, Answer extends z.ZodType> = Omit<
  Call<Path, Who, Body, Answer>,
  'method'
> & { method?: 'POST' | 'GET' }

/** Declares one call of the API: server route, OpenAPI and web client all come from it. */
export function defineCall<
  const Path extends string,
  const Who extends Access,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(call: CallInput<Path, Who, Body, Answer>): Call<Path, Who, Body, Answer> {
  return { method: 'POST', ...call }
}

/** Declares a call whose request is a file. */
export function defineUpload<
  const Path extends string,
  const Who extends Access,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(call: Omit<CallInput<Path, Who, Body, Answer>, 'method'>) {
  return { ...defineCall(call), takesFile: true as const }
}

/** Declares a call whose answer is a file, so that a link can lead to it. */
export function defineDownload<const Path extends string, const Who extends Access, Body extends z.ZodType>(
  call: Omit<CallInput<Path, Who, Body, z.ZodNever>, 'method' | 'answer'>,
) {
  return { ...defineCall({ ...call, method: 'GET', answer: z.never() }), answersFile: true as const }
}

/** Declares a GET call of the contract that everybody may make. */
export function defineRead<const Path extends string, Answer extends z.ZodType>(
  call: Pick<Call<Path, 'open', z.ZodNever, Answer>, 'path' | 'summary' | 'answer'>,
) {
  const body = z.object({})
  return { ...defineCall({ ...call, access: 'open', method: 'GET', body }), byGet: true as const }
}

const success = z.literal('success')
const statusDetail = z.object({ status_message: z.string() })

/** `{ status, data }` */
export function answers<Data extends z.ZodType>(data: Data) {
  return z.object({ status: success, status_detail: statusDetail.optional(), data })
}

/** `{ status, status_detail? }`: the call succeeded and there is nothing more to say. */
export const done = z.object({ status: success, status_detail: statusDetail.optional() })

/** The answer of every refused or failed call. */
export const failure = z.object({
  status: z.literal('error'),
  status_detail: z.object({
    status_message: z.string(),
    code: z.string(),
    field: z.string().optional(),
  }),
})
export type Failure = z.infer<typeof failure>

export type BodyOf<C extends AnyCall> = z.input<C['body']>
export type ReadBodyOf<C extends AnyCall> = z.output<C['body']>
export type AnswerOf<C extends AnyCall> = z.output<C['answer']>
/** A body under the given names, as others send it. */
export type WireBodyOf<C extends AnyCall> = WireInput<C['body']>
/** An answer under the given names. */
export type WireAnswerOf<C extends AnyCall> = WireOutput<C['answer']>
/** A handler's result: the answer without the status, which the route adds. */
export type HandlerAnswerOf<C extends AnyCall> = Omit<AnswerOf<C>, 'status'>

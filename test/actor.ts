import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Failure, WireAnswerOf, WireBodyOf } from '#domain/call.ts'
import { allCalls, type CallAt, type PlainPath, type UploadPath } from '#domain/contract.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import { aFileFor, aPdf, formOf, type SentFile } from './form.ts'

/** One answer of the API. */
export interface Answer<Body> {
  status: number
  ok: boolean
  /** The whole answer: a Body when `ok`, otherwise a Failure. */
  body: Body
  /** `data` of a success. @throws Error with status and sentence when the call was refused */
  readonly data: Body extends { data: infer Data } ? Data : undefined
  /** Sentence, code and field of a refusal; undefined when `ok`. */
  refusal: Failure['status_detail'] | undefined
  text: string
  /** Content of a binary file. */
  bytes: Buffer
  headers: LightMyRequestResponse['headers']
}

interface Credentials {
  identity: string
  password: string
  /** The second step after the password at every sign-in. */
  secondStep?: ((sessionId: string) => Promise<void>) | undefined
}

/** Somebody who calls the API over HTTP; signs in at the first call, like a browser. */
export class Caller {
  readonly #http: FastifyInstance
  readonly #address: string
  readonly #account: Credentials | undefined
  #bearer: Promise<string> | undefined

  constructor(http: FastifyInstance, address: string, account?: Credentials) {
    this.#http = http
    this.#address = address
    this.#account = account
  }

  /** A call of the contract, under the given names. */
  call<Path extends PlainPath>(
    path: Path,
    body: WireBodyOf<CallAt<Path>>,
  ): Promise<Answer<WireAnswerOf<CallAt<Path>>>> {
    return this.send(path, body) as Promise<Answer<WireAnswerOf<CallAt<Path>>>>
  }

  /** A call that takes a file: sends a small PDF unless other files are given. */
  upload<Path extends UploadPath>(
    path: Path,
    body: WireBodyOf<CallAt<Path>>,
    ...files: readonly SentFile[]
  ): Promise<Answer<WireAnswerOf<CallAt<Path>>>> {
    const { payload, headers } = formOf(body as object, files.length > 0 ? files : [aPdf]) // no body is anything else
    return this.send(path, payload, headers) as Promise<Answer<WireAnswerOf<CallAt<Path>>>>
  }

  /** Sends any body to any path, to test what the contract refuses. */
  async send(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer<unknown>> {
    const answer = await this.#inject(path, body, headers)
    if (!this.#account || headers.authorization || ![401, 403].includes(answer.status)) return answer
    // the clock was moved past the session
    this.#bearer = undefined
    return this.#inject(path, body, headers)
  }

  /** A page, picture or file. */
  async get(url: string, headers: Record<string, string> = {}): Promise<Answer<unknown>> {
    return asAnswer(await this.#http.inject({ method: 'GET', url, headers, remoteAddress: this.#address }))
  }

  async #inject(path: string, body: unknown, headers: Record<string, string>) {
    const call = allCalls.find((one) => one.path === path)
    const method = call?.method ?? 'POST'
    const isFields = typeof body === 'object' && body !== null && !Buffer.isBuffer(body)
    const fields = isFields ? (body as Record<string, string>) : {} // a query string holds only texts
    const form = call?.takesFile && isFields ? formOf(fields, [aFileFor(call)]) : undefined
    const query = method === 'GET' ? `?${new URLSearchParams(fields)}` : ''
    const payload = form?.payload ?? (typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body))
    const signedIn = this.#account ? { authorization: `Bearer ${await this.#signIn()}` } : {}
    return asAnswer(
      await this.#http.inject({
        method,
        url: `/api/${path}${query}`,
        headers: {
          ...signedIn,
          ...(method === 'POST' ? { 'content-type': 'application/json', ...form?.headers } : {}),
          ...headers,
        },
        ...(method === 'POST' ? { payload } : {}),
        remoteAddress: this.#address,
      }),
    )
  }

  #signIn(): Promise<string> {
    this.#bearer ??= this.#startSession()
    return this.#bearer
  }

  async #startSession(): Promise<string> {
    const { identity = '', password = '' } = this.#account ?? {}
    const answer = await this.#http.inject({
      method: 'POST',
      url: '/api/session/login',
      payload: { identitas: identity, password },
      remoteAddress: this.#address,
    })
    if (answer.statusCode !== 200) throw new Error(`${identity} could not sign in: ${answer.body}`)
    const { sessionId } = answer.json().data
    await this.#account?.secondStep?.(sessionId)
    return sessionId
  }
}

/** A member of a company, with an account that signs in. */
export class Person extends Caller {
  readonly userId: UserId
  readonly companyId: CompanyId
  readonly companyName: string
  /** Username of the company; a seller's address. */
  readonly companyUsername: string
  readonly email: string

  constructor(http: FastifyInstance, address: string, account: Account) {
    const { email, password, secondStep } = account
    super(http, address, { identity: email, password, secondStep })
    this.userId = account.userId
    this.companyId = account.companyId
    this.companyName = account.companyName
    this.companyUsername = account.companyUsername
    this.email = account.email
  }

  /** The session's own company and user, for request bodies. */
  get ids() {
    return { company_id: this.companyId, user_id: this.userId }
  }
}

export interface Account {
  userId: UserId
  companyId: CompanyId
  companyName: string
  companyUsername: string
  email: string
  password: string
  secondStep?: Credentials['secondStep']
}

function asAnswer(response: LightMyRequestResponse): Answer<unknown> {
  const json = response.headers['content-type']?.toString().includes('json') ?? false
  const body: unknown = json ? response.json() : response.body
  const ok = response.statusCode === 200
  return {
    status: response.statusCode,
    ok,
    body,
    get data() {
      if (!ok) throw new Error(`answered ${response.statusCode}: ${response.body.slice(0, 500)}`)
      return (body as { data?: never }).data
    },
    refusal: ok ? undefined : (body as Failure).status_detail,
    text: response.body,
    bytes: response.rawPayload,
    headers: response.headers,
  }
}

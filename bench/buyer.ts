import { post } from '#test/post.ts'

/** A signed-in demo account that calls the API, with the ids a measure needs. */
export interface BenchBuyer {
  bearer: string
  cookie: string
  companyId: string
  userId: string
  call: <Data>(path: string, body: object) => Promise<Data>
}

let signedIn = 0

/** An address of its own for each sign-in, because the limits on them count by address. */
export function nextAddress(): { 'x-forwarded-for': string } {
  signedIn++
  return { 'x-forwarded-for': `10.${(signedIn >> 16) & 255}.${(signedIn >> 8) & 255}.${signedIn & 255}` }
}

export async function signInAs(url: string, account: string): Promise<BenchBuyer> {
  const signIn = { identitas: account, password: 'Contoh123' }
  const answer = await post(url, 'session/login', signIn, undefined, { headers: nextAddress() })
  if (!answer.ok) throw new Error(`${account}: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { sessionId: string; companyId: string; userId: string } }
  return {
    bearer: `Bearer ${data.sessionId}`,
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    companyId: data.companyId,
    userId: data.userId,
    call: (path, body) => call(url, data.sessionId, path, body),
  }
}

async function call<Data>(url: string, bearer: string, path: string, body: object): Promise<Data> {
  const answer = await post(url, path, body, bearer)
  const read = (await answer.json()) as { status: string; data: Data; status_detail?: { status_message: string } }
  if (read.status !== 'success') throw new Error(`${path}: ${read.status_detail?.status_message}`)
  return read.data
}

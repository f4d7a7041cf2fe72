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
  const answer = await fetch(`${url}/api/session/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...nextAddress() },
    body: JSON.stringify({ identitas: account, password: 'Contoh123' }),
  })
  if (!answer.ok) throw new Error(`${account}: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { sessionId: string; companyId: string; userId: string } }
  const bearer = `Bearer ${data.sessionId}`
  return {
    bearer,
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    companyId: data.companyId,
    userId: data.userId,
    call: (path, body) => call(url, bearer, path, body),
  }
}

async function call<Data>(url: string, bearer: string, path: string, body: object): Promise<Data> {
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: bearer },
    body: JSON.stringify(body),
  })
  const read = (await answer.json()) as { status: string; data: Data; status_detail?: { status_message: string } }
  if (read.status !== 'success') throw new Error(`${path}: ${read.status_detail?.status_message}`)
  return read.data
}

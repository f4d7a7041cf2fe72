import type { WireBodyOf } from '#domain/call.ts'
import type { CallAt, CallPath } from '#domain/contract.ts'
import type { Caller, Person } from '../actor.ts'
import type { World } from '../world.ts'

/** One session of a person, as if on a device of its own. */
export interface Session {
  bearer: string
  cookie: string
  call: <Path extends CallPath>(path: Path, body: WireBodyOf<CallAt<Path>>) => ReturnType<Caller['call']>
  refresh: () => Promise<{ status: number; bearer: string | undefined }>
}

const PASSWORD = 'Contoh123'

/** Signs a person in on another device. @throws Error when that fails */
export async function aSession(world: World, person: Pick<Person, 'email'>, password = PASSWORD): Promise<Session> {
  const device = world.aVisitor()
  const answer = await device.send('session/login', { identitas: person.email, password })
  if (!answer.ok) throw new Error(`${person.email} could not sign in: ${answer.text}`)
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';')
  const { sessionId } = (answer.body as { data: { sessionId: string } }).data // what signing in answers
  return {
    bearer: sessionId,
    cookie,
    call: (path, body) =>
      device.send(path, body, { authorization: `Bearer ${sessionId}` }) as ReturnType<Caller['call']>,
    async refresh() {
      const renewed = await device.send('session/refresh', {}, { cookie })
      return { status: renewed.status, bearer: (renewed.body as { session_id?: string }).session_id }
    },
  }
}

import { describe, expect, it, onTestFinished } from 'vitest'
import { allCalls } from '#domain/contract.ts'
import { plainSamples, sampleBodyOf } from '#test/calls/bad-input.ts'
import { hashOfStoredData } from '#test/database/hash-of-stored-data.ts'
import { anAuthenticator, codeOf } from '#test/scenes/authenticator.ts'
import { openWorld } from '#test/world.ts'
import { resetSecondFactor } from './second-factor.ts'

const world = await openWorld({ connections: 4 })
const demo = await openWorld({ settings: { DEMO: 'on' } })
const half = await world.aHalfSignedInAdministrator()

function later(seconds: number): Date {
  return new Date(world.now().getTime() + seconds * 1000)
}

/** Moves the clock for this test alone. */
function wait(seconds: number): void {
  world.setClock(later(seconds).toISOString())
  onTestFinished(() => world.setClock())
}

/** A further session of the user, signed in by password alone. */
async function signInAgain({ email }: { email: string }, at = world) {
  const visitor = at.aVisitor()
  const { data } = await visitor.call('session/login', { identitas: email, password: 'Contoh123' })
  const bearer = { authorization: `Bearer ${data.sessionId}` }
  return {
    send: (path: string, body: object = {}) => visitor.send(path, body, bearer),
    prove: (kode: string) => visitor.send('akun/faktor-kedua/buktikan', { kode }, bearer),
    step: async () => (await visitor.send('session/profil', {}, bearer)).text.match(/"faktor_kedua":("?\w+)/)?.[1],
  }
}

const guarded = allCalls.filter(
  ({ access, beforeSecondFactor }) => (access === 'admin' || access === 'member') && !beforeSecondFactor,
)

describe('an administrator who has only typed the password', () => {
  it.each(guarded)('is let into nothing, which changes nothing: $path [ADM-1]', async (call) => {
    const before = await hashOfStoredData(world.db)
    const answer = await half.send(call.path, { ...sampleBodyOf(call, { ...plainSamples, ...half.ids }), ...half.ids })
    expect([answer.status, answer.refusal?.code], answer.text).toEqual([422, 'second_factor_needed'])
    expect(await hashOfStoredData(world.db)).toBe(before)
  })

  it('may only show it or set it up [ADM-1]', () => {
    expect(allCalls.filter(({ beforeSecondFactor }) => beforeSecondFactor).map(({ path }) => path)).toEqual([
      'akun/faktor-kedua',
      'akun/faktor-kedua/siapkan',
      'akun/faktor-kedua/aktifkan',
      'akun/faktor-kedua/buktikan',
    ])
  })
})

describe('the second step of signing in', () => {
  it('is set up at the first sign-in, asked for at the next, and lets in what it is shown in alone [ADM-1]', async () => {
    const administrator = await world.aHalfSignedInAdministrator()
    const { secret } = await anAuthenticator(administrator, world.now())
    expect((await administrator.call('admin/sistem', {})).ok).toBe(true)

    const [second, third] = [await signInAgain(administrator), await signInAgain(administrator)]
    expect(await second.step()).toBe('"buktikan')
    wait(30)
    expect((await second.prove(codeOf(secret, world.now()))).ok).toBe(true)

    expect(await second.step()).toBe('null')
    expect((await second.send('admin/sistem')).ok).toBe(true)
    expect((await third.send('admin/sistem')).refusal?.code).toBe('second_factor_needed')
  })

  it('takes a code once, and of two at once one, and none of an older step [ADM-1]', async () => {
    const administrator = await world.anAdministrator()
    const { secret } = await anAuthenticator(administrator, world.now())
    const [one, other] = [await signInAgain(administrator), await signInAgain(administrator)]
    const older = codeOf(secret, world.now())
    wait(30)
    const code = codeOf(secret, world.now())

    const answers = await Promise.all([one.prove(code), other.prove(code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    for (const spent of [code, older]) {
      const again = await (await signInAgain(administrator)).prove(spent)
      expect(again.refusal).toMatchObject({ code: 'second_factor_wrong', field: 'kode' })
    }
  })

  it('takes codes of the steps beside the present one, and no others [ADM-1]', async () => {
    const administrator = await world.anAdministrator()
    const { secret } = await anAuthenticator(administrator, world.now())
    wait(300)
    for (const [seconds, ok] of [
      [-60, false],
      [60, false],
      [-30, true],
      [30, true],
    ] as const) {
      const answer = await (await signInAgain(administrator)).prove(codeOf(secret, later(seconds)))
      expect(answer.ok, `${seconds} s`).toBe(ok)
    }
  })

  it('is slowed down after five wrong codes, wherever they come from, for the right one too [ADM-1, SESS-7]', async () => {
    const administrator = await world.anAdministrator()
    const { secret } = await anAuthenticator(administrator, world.now())
    wait(30)
    const right = codeOf(secret, world.now())
    const wrong = right.startsWith('1') ? '234567' : '123456'
    const tries = Array.from({ length: 7 }, async () => (await signInAgain(administrator)).prove(wrong))
    const codes = (await Promise.all(tries)).map(({ refusal }) => refusal?.code).sort()
    expect(codes).toEqual([...Array(5).fill('second_factor_wrong'), ...Array(2).fill('sign_in_slowed')])

    const session = await signInAgain(administrator)
    expect((await session.prove(right)).status).toBe(429)
    wait(31)
    expect((await session.prove(codeOf(secret, world.now()))).ok).toBe(true)
  })

  it('has wrong codes and refused sign-ins in the audit, one line in five minutes [ADM-1, ADM-6]', async () => {
    const administrator = await world.anAdministrator()
    await anAuthenticator(administrator, world.now())
    const linesOf = async (thing: string) => {
      const lines = world.db.selectFrom('audit_entries').select('act').where('thing_id', '=', thing).orderBy('id')
      return (await lines.execute()).map(({ act }) => act).filter((act) => act.endsWith('.refuse'))
    }
    const guess = ({ email }: { email: string }) =>
      world.aVisitor().call('session/login', { identitas: email, password: 'Salah12345' })
    const session = await signInAgain(administrator)
    for (const code of ['000000', '111111']) await session.prove(code)
    for (let time = 0; time < 2; time++) expect((await guess(administrator)).refusal?.code).toBe('wrong_credentials')
    expect(await linesOf(administrator.userId)).toEqual(['second_factor.refuse', 'sign_in.refuse'])

    wait(5 * 60 + 1)
    await guess(administrator)
    expect(await linesOf(administrator.userId)).toHaveLength(3)
    const buyer = await world.aBuyer()
    await guess(buyer)
    expect(await linesOf(buyer.userId)).toEqual([])
  })

  it('takes each recovery code once, of which only hashes are stored, and says so by mail [ADM-1]', async () => {
    const administrator = await world.anAdministrator()
    const { recoveryCodes } = await anAuthenticator(administrator, world.now())
    expect(new Set(recoveryCodes).size).toBe(10)
    const [code = ''] = recoveryCodes
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `

    const answers = await Promise.all(
      [await signInAgain(administrator), await signInAgain(administrator)].map(({ prove }) => prove(typed)),
    )

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(answers.find(({ ok }) => ok)?.body).toMatchObject({ data: { sisa_kode_pemulihan: 9 } })
    await world.runJobs()
    expect(world.mails.at(-1)?.text).toContain('dengan kode pemulihan')
    const stored = await world.db.selectFrom('recovery_codes').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''))
  })

  it('is not asked for in the demo, where it can be set up [ADM-1]', async () => {
    const administrator = await demo.aHalfSignedInAdministrator()
    await anAuthenticator(administrator, demo.now())

    const again = await signInAgain(administrator, demo)
    expect([await again.step(), (await again.send('admin/sistem')).ok]).toEqual(['null', true])
    expect((await again.send('akun/faktor-kedua')).text).toContain('"diminta":false')
  })
})

describe('a second factor that is set up', () => {
  it('is kept so that the database alone does not give it away [ADM-1]', async () => {
    const administrator = await world.anAdministrator()
    const { secret } = await anAuthenticator(administrator, world.now())
    const rows = await world.db.selectFrom('second_factors').select('secret').execute()
    for (const row of rows) expect(row.secret?.toString('latin1')).not.toContain(secret)
  })

  it('is replaced only with password and a session that has shown it, and counts until then [ADM-1]', async () => {
    const administrator = await world.anAdministrator()
    const { secret } = await anAuthenticator(administrator, world.now())
    const thief = await signInAgain(administrator)
    expect((await thief.send('akun/faktor-kedua/siapkan', { password: 'Contoh123' })).refusal?.code).toBe(
      'second_factor_needed',
    )
    expect((await administrator.call('akun/faktor-kedua/siapkan', {})).refusal).toMatchObject({
      code: 'password_wrong',
      field: 'password',
    })
    const prepared = await administrator.call('akun/faktor-kedua/siapkan', { password: 'Contoh123' })
    wait(30)
    const newCode = codeOf(prepared.data.kunci, world.now())
    expect((await thief.prove(newCode)).refusal?.code).toBe('second_factor_wrong')
    expect((await thief.prove(codeOf(secret, world.now()))).ok).toBe(true)

    expect((await administrator.call('akun/faktor-kedua/aktifkan', { kode: newCode })).ok).toBe(true)

    expect((await thief.send('admin/sistem')).refusal?.code).toBe('session_over')
    expect((await administrator.call('akun/faktor-kedua/aktifkan', { kode: newCode })).refusal?.code).toBe(
      'second_factor_not_prepared',
    )
  })

  it('is reset from the command line: sessions end, it is audited and told, and set up anew [ADM-1, ADM-6]', async () => {
    const administrator = await world.anAdministrator()
    await anAuthenticator(administrator, world.now())
    const before = await signInAgain(administrator)

    await resetSecondFactor(world.deps, administrator.email.toUpperCase())

    expect((await before.send('session/profil')).refusal?.code).toBe('session_over')
    expect(await (await signInAgain(administrator)).step()).toBe('"siapkan')
    const entry = await world.db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').executeTakeFirst()
    expect(entry).toMatchObject({ act: 'second_factor.reset', user_id: null, thing_id: administrator.userId })
    await world.runJobs()
    expect(world.mails.at(-1)?.to.address).toBe(administrator.email)
    await expect(resetSecondFactor(world.deps, administrator.email)).rejects.toMatchObject({
      code: 'second_factor_missing',
    })
  })
})

describe('a session of an administrator', () => {
  it.each([
    ['unused for half an hour', [29 * 60], 200],
    ['unused for longer', [31 * 60], 403],
    ['renewed every quarter of an hour for less than eight hours', Array(31).fill(15 * 60), 200],
    ['renewed like that for eight hours', Array(32).fill(15 * 60), 403],
  ])('%s [ADM-1]', async (_, pauses, status) => {
    onTestFinished(() => world.setClock())
    const { email } = await world.anAdministrator()
    const payload = { identitas: email, password: 'Contoh123' }
    const signedIn = await world.http.inject({ method: 'POST', url: '/api/session/login', payload })
    await world.showSecondFactor(signedIn.json().data.sessionId)
    let [cookie] = signedIn.cookies
    let last = 200
    for (const seconds of pauses as number[]) {
      world.setClock(later(seconds).toISOString())
      const answer = await world.http.inject({
        method: 'POST',
        url: '/api/session/refresh',
        payload: {},
        cookies: { sb_refresh: cookie?.value ?? '' },
      })
      last = answer.statusCode
      cookie = answer.cookies[0] ?? cookie
    }
    expect(last).toBe(status)
  })

  it('that turns to another company and back shows the second factor again [ADM-1, SESS-5]', async () => {
    const administrator = await world.anAdministrator()
    const buyer = await world.aBuyer()
    await world.db
      .insertInto('memberships')
      .values({ user_id: administrator.userId, company_id: buyer.companyId, role: 'owner', created_at: world.now() })
      .execute()
    const { secret } = await anAuthenticator(administrator, world.now())
    const session = await signInAgain(administrator)
    wait(30)
    await session.prove(codeOf(secret, world.now()))

    const bought = await session.send('session/akun/pilih', { perusahaan_id: buyer.companyId })
    const asBuyer = { authorization: `Bearer ${(bought.body as { data: { sessionId: string } }).data.sessionId}` }
    const back = await world.aVisitor().send('session/akun/pilih', { perusahaan_id: administrator.companyId }, asBuyer)
    const asAdministrator = { authorization: `Bearer ${(back.body as { data: { sessionId: string } }).data.sessionId}` }

    expect((await world.aVisitor().send('admin/sistem', {}, asAdministrator)).refusal?.code).toBe(
      'second_factor_needed',
    )
  })
})

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { registry } from '#server/platform/metrics.ts'
import { countWaiting, holdTable } from '#test/database/waiting.ts'
import { openWorld } from '#test/world.ts'
import { aResetter, mailedCode, otherThan } from '../testing.ts'
import { noticeWrongCode } from './reset-password.ts'

const world = await openWorld({ connections: 4 })

let made = 0
/** Somebody at a network without an earlier sign-in. */
const somebody = () => aResetter(world, `10.7.${++made >> 8}.${made & 255}`)

async function signIn(identitas: string, password: string, remoteAddress = '10.8.0.1') {
  const payload = { identitas, password }
  const answer = await world.http.inject({ method: 'POST', url: '/api/session/login', payload, remoteAddress })
  const cookie = answer.cookies.find(({ name }) => name === 'sb_refresh')?.value
  return { status: answer.statusCode, bearer: answer.json().data?.sessionId as string, cookie }
}

async function statusOf(bearer: string) {
  const headers = { authorization: `Bearer ${bearer}` }
  return (await world.http.inject({ method: 'POST', url: '/api/session/profil', payload: {}, headers })).statusCode
}

/** Somebody who has tried the right code of this account and may save. */
async function proved(email: string, me = somebody()) {
  await me.askCode(email)
  const { token = '' } = await me.tryCode(email, await mailedCode(world, email))
  return { me, token }
}

describe('the calls of a reset', () => {
  it('answer as the contract says, from the address to the saved password [RESET-1, RESET-6, API-1]', async () => {
    const { email, userId } = await world.aBuyer()
    const me = somebody()

    const found = await me.find(email.toUpperCase())
    const sent = await me.askCode(email, { username: found.body.data.username })
    const checked = await me.tryCode(email, await mailedCode(world, email))
    const saved = await me.save({ user_id: userId, email, token: checked.token ?? '' })

    expect(found.body).toEqual({
      status: 'success',
      data: { user_id: userId, username: expect.stringMatching(/^orang-/) },
    })
    expect(sent.body).toEqual({ status: 'success', status_insert: 'success', status_kirim: 'success' })
    expect(checked).toEqual({ status_kode: 'valid', token: expect.stringMatching(/^.{43}$/) })
    expect(saved.body).toEqual({ status: 'success' })
    expect((await signIn(email, 'Kuda5Meja')).status).toBe(200)
    expect((await signIn(email, 'Contoh123')).status).toBe(422)
  })

  it('tell an address nobody has registered by data that is absent [RESET-2]', async () => {
    const { status, body } = await somebody().find('tidak.ada@contoh.id')
    expect([status, body]).toEqual([200, { status: 'success', data: {} }])
  })

  it.each([
    [{ email: '' }, 'email harus diisi !'],
    [{ email: '  ' }, 'email harus diisi !'],
    [{}, 'email harus diisi !'],
    [{ email: 'bukan e-mail' }, 'Tidak valid'],
    [{ email: `${'a'.repeat(250)}@contoh.id` }, 'Tidak valid'],
  ])('answer %j in the words of the first step: %s [RESET-2, API-1]', async (body, sentence) => {
    const { status, refusal } = await world.aVisitor().send('reset-password/email/cek', body)
    expect([status, refusal?.field, refusal?.status_message]).toEqual([400, 'email', sentence])
  })

  it.each([
    ['External/insertOTP', { tujuan: 'a b@contoh.id', tipe: 'password' }, 'tujuan'],
    ['External/insertOTP', { tujuan: 'a@contoh.id', tipe: 'telepon' }, 'tipe'],
    ['data/status/otp', { tujuan: 'a@contoh.id', kode: '', tipe: 'password' }, 'kode'],
    ['data/status/otp', { tujuan: 'a@contoh.id', kode: ' ', tipe: 'password' }, 'kode'],
    ['data/status/otp', { tujuan: 'a@contoh.id', kode: 'x'.repeat(10_000), tipe: 'password' }, 'kode'],
  ])('refuse %s %j and name the field [RESET-2, RESET-3, API-2]', async (path, body, field) => {
    const { status, refusal } = await world.aVisitor().send(path, body)
    expect([status, refusal?.field]).toEqual([400, field])
  })

  it.each(['Contoh1', 'contoh123', 'CONTOH123', 'ContohAja', 'Contoh 123'])(
    'refuse the password %j [RESET-4]',
    async (password) => {
      const { email, userId } = await world.aBuyer()
      const { me, token } = await proved(email)

      const { status, body } = await me.save({ user_id: userId, email, token, password })

      expect([status, body.status_detail.field]).toEqual([400, 'password'])
      expect((await me.save({ user_id: userId, email, token })).status).toBe(200)
    },
  )
})

describe('a code', () => {
  it('is made by the server: one that the browser sends is ignored [RESET-6]', async () => {
    const { email } = await world.aBuyer()
    const me = somebody()

    await me.askCode(email, { kode: '123456' })
    const code = await mailedCode(world, email)

    expect((await me.tryCode(email, otherThan(code))).status_kode).toBe('salah')
    if (code !== '123456') expect((await me.tryCode(email, '123456')).status_kode).toBe('salah')
    expect((await me.tryCode(email, code)).status_kode).toBe('valid')
  })

  it('is in its mail and nowhere else: not in the database, the job, or an answer [RESET-6]', async () => {
    const { email } = await world.aBuyer()
    const me = somebody()
    const sent = await me.askCode(email)
    const code = await mailedCode(world, email)
    const { token = '' } = await me.tryCode(email, code)

    const stored = await sql<{ line: string }>`
      select r::text as line from password_resets r where email = ${email}
      union all select j::text from pgboss.job j`.execute(world.db)
    const text = stored.rows.map(({ line }) => line).join('\n')

    expect(text).not.toContain(`"${code}"`)
    expect(text).not.toContain(token)
    expect(text).not.toContain(Buffer.from(token).toString('hex'))
    expect(sent.text).not.toContain(code)
    const mail = world.mails.findLast(({ to }) => to.address === email)
    expect(mail?.subject).not.toContain(code)
    expect(mail?.html).toContain(code)
  })

  it('counts once [RESET-6]', async () => {
    const { email } = await world.aBuyer()
    const me = somebody()
    await me.askCode(email)
    const code = await mailedCode(world, email)

    expect((await me.tryCode(email, code)).status_kode).toBe('valid')
    expect((await me.tryCode(email, code)).status_kode).toBe('expired')
  })

  it('gives one proof to ten that try it at once [RESET-6]', async () => {
    const { email } = await world.aBuyer()
    const me = somebody()
    await me.askCode(email)
    const code = await mailedCode(world, email)

    const tries = await Promise.all(Array.from({ length: 10 }, () => me.tryCode(email, code)))

    expect(tries.filter(({ status_kode }) => status_kode === 'valid')).toHaveLength(1)
    expect(tries.filter(({ token }) => token)).toHaveLength(1)
  })

  it('no longer counts ten minutes after its sending [RESET-3, RESET-6]', async () => {
    const { email } = await world.aBuyer()
    const me = somebody()
    world.setClock('2026-03-02T09:00:00+07:00')
    await me.askCode(email)
    const code = await mailedCode(world, email)
    world.setClock('2026-03-02T09:10:00+07:00')

    const late = await me.tryCode(email, code)
    world.setClock()

    expect(late).toEqual({ status_kode: 'expired' })
  })

  it('no longer counts once a newer one was requested, even of two requested at once [RESET-6]', async () => {
    const { email } = await world.aBuyer()
    const [me, alsoMe] = [somebody(), somebody()]
    await me.askCode(email)
    const first = await mailedCode(world, email)
    await Promise.all([me.askCode(email), alsoMe.askCode(email)])
    const newest = await mailedCode(world, email)

    if (first !== newest) expect((await me.tryCode(email, first)).status_kode).toBe('salah')
    expect((await me.tryCode(email, newest)).status_kode).toBe('valid')
    const { rows } = await sql<{ states: string[] }>`
      select array_agg(state order by id) as states from password_resets where email = ${email}`.execute(world.db)
    expect(rows[0]?.states).toEqual(['replaced', 'replaced', 'verified'])
  })

  it('of one address is worth nothing for another [RESET-6]', async () => {
    const [mine, theirs] = [await world.aBuyer(), await world.aBuyer()]
    const me = somebody()
    await me.askCode(mine.email)
    const code = await mailedCode(world, mine.email)
    await me.askCode(theirs.email)
    const other = await mailedCode(world, theirs.email)

    if (code !== other) expect((await me.tryCode(theirs.email, code)).status_kode).toBe('salah')
    expect((await me.tryCode('tidak.ada@contoh.id', code)).status_kode).toBe('expired')
  })

  it('is sent at the pace of the countdown, three at once, and no further [RESET-3, RESET-6]', async () => {
    const { email } = await world.aBuyer()
    const me = somebody()
    world.setClock('2026-03-02T09:00:00+07:00')
    for (const _ of [1, 2, 3]) expect((await me.askCode(email)).status).toBe(200)

    const fourth = await me.askCode(email)
    const another = await somebody().askCode(email)
    world.setClock('2026-03-02T09:01:30+07:00')
    const later = await me.askCode(email)
    world.setClock()

    expect([fourth.status, fourth.headers['retry-after']]).toEqual([429, '90'])
    expect([another.status, later.status]).toEqual([200, 200])
  })

  it('is mailed once the request has committed, only to the owner, and not for unknown addresses [RESET-5, RESET-6]', async () => {
    const { email } = await world.aBuyer()
    await world.runJobs()
    const before = world.mails.length
    await somebody().askCode(email.toUpperCase())
    await somebody().askCode('tidak.ada@contoh.id')
    await world.runJobs()

    expect(world.mails.slice(before).map(({ to }) => to.address)).toEqual([email])
  })
})

describe('a code that is tried', () => {
  it.each(['12345', '12 456', '😀', 'O0I1L'])(
    'is only wrong when it has other characters than a code: %j [RESET-3]',
    async (kode) => {
      const { email } = await world.aBuyer()
      const me = somebody()
      await me.askCode(email)
      await mailedCode(world, email)

      const { status, body } = await world.aVisitor().send('data/status/otp', { tujuan: email, kode, tipe: 'password' })

      expect([status, body]).toEqual([200, { status: 'success', values: [{ status_kode: 'salah' }] }])
    },
  )

  it('counts in capitals and in small letters [RESET-3]', async () => {
    const { email } = await world.aBuyer()
    const me = somebody()
    await me.askCode(email)

    expect((await me.tryCode(email, (await mailedCode(world, email)).toLowerCase())).status_kode).toBe('valid')
  })

  it('is counted in a total when it is wrong, and every hundredth within an hour is an alarm [RESET-6]', async () => {
    const alarms: object[] = []
    world.setClock('2026-03-02T10:59:00+07:00')
    for (const _ of Array(199)) await noticeWrongCode(world.deps, (facts) => alarms.push(facts))
    world.setClock('2026-03-02T11:59:00+07:00')
    await noticeWrongCode(world.deps, (facts) => alarms.push(facts))
    world.setClock()

    expect(alarms).toHaveLength(1)
    expect(await registry.metrics()).toMatch(/^reset_codes_wrong_total [2-9]\d\d$/m)
  })
})

describe('an address nobody has registered', () => {
  it('answers to codes like one that somebody has, down to the last try [RESET-6]', async () => {
    const { email } = await world.aBuyer()
    const verdictsOf = async (address: string) => {
      const me = somebody()
      const verdicts = [(await me.tryCode(address, '000000')).status_kode]
      const requested = await me.askCode(address)
      await world.runJobs()
      for (const _ of [1, 2, 3, 4, 5, 6]) verdicts.push((await me.tryCode(address, '000000')).status_kode)
      return [requested.body, verdicts]
    }

    const [known, unknown] = [await verdictsOf(email), await verdictsOf('tidak.ada.sama.sekali@contoh.id')]

    expect(known).toEqual(unknown)
    expect(known[1]).toEqual(['expired', ...Array(5).fill('salah'), 'expired'])
  })
})

describe('the proof of a right code', () => {
  it('counts once: of two who save with it at once, one does [RESET-6]', async () => {
    const { email, userId } = await world.aBuyer()
    const { me, token } = await proved(email)

    const saved = await Promise.all(
      ['Pertama11', 'Kedua2222'].map((password) => me.save({ user_id: userId, email, token, password })),
    )
    const again = await me.save({ user_id: userId, email, token })

    expect(saved.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(again.body.status_detail.code).toBe('reset_proof_over')
    const winner = saved[0]?.status === 200 ? 'Pertama11' : 'Kedua2222'
    expect((await signIn(email, winner)).status).toBe(200)
  })

  it('is bound to user and address [RESET-6]', async () => {
    const [mine, theirs] = [await world.aBuyer(), await world.aBuyer()]
    const { me, token } = await proved(mine.email)

    for (const wish of [
      { user_id: theirs.userId, email: theirs.email, token },
      { user_id: theirs.userId, email: mine.email, token },
      { user_id: mine.userId, email: theirs.email, token },
      { user_id: mine.userId, email: mine.email, token: `${token}x` },
      { user_id: mine.userId, email: mine.email, token: 'karangan' },
    ]) {
      const { status, body } = await me.save(wish)
      expect([status, body.status_detail.code]).toEqual([422, 'reset_proof_over'])
    }
    expect((await signIn(theirs.email, 'Contoh123')).status).toBe(200)
    expect((await me.save({ user_id: mine.userId, email: mine.email, token })).status).toBe(200)
  })

  it('no longer counts ten minutes after verifying [RESET-6]', async () => {
    const { email, userId } = await world.aBuyer()
    world.setClock('2026-03-02T09:00:00+07:00')
    const { me, token } = await proved(email)
    world.setClock('2026-03-02T09:10:00+07:00')

    const late = await me.save({ user_id: userId, email, token })
    world.setClock()

    expect(late.body.status_detail.code).toBe('reset_proof_over')
    expect((await signIn(email, 'Contoh123')).status).toBe(200)
  })

  it('is not taken away by a stranger who asks for another code [RESET-6]', async () => {
    const { email, userId } = await world.aBuyer()
    const { me, token } = await proved(email)
    await somebody().askCode(email)

    expect((await me.save({ user_id: userId, email, token })).status).toBe(200)
  })

  it('ends with any saved password, like every other code of the user [RESET-6]', async () => {
    const { email, userId } = await world.aBuyer()
    const first = await proved(email)
    const second = await proved(email)
    const third = somebody()
    await third.askCode(email)
    const code = await mailedCode(world, email)
    await second.me.save({ user_id: userId, email, token: second.token })

    expect((await first.me.save({ user_id: userId, email, token: first.token })).status).toBe(422)
    expect((await third.tryCode(email, code)).status_kode).toBe('expired')
  })
})

describe('a saved password', () => {
  it("ends all the user's other sessions at once, and no stranger's [RESET-6]", async () => {
    const { email, userId } = await world.aBuyer()
    const stranger = await world.aBuyer()
    const sessions = [await signIn(email, 'Contoh123'), await signIn(email, 'Contoh123')]
    const here = await signIn(email, 'Contoh123')
    const theirs = await signIn(stranger.email, 'Contoh123')
    const { me, token } = await proved(email)

    await me.save({ user_id: userId, email, token }, here.cookie)

    expect(await Promise.all(sessions.map(({ bearer }) => statusOf(bearer)))).toEqual([403, 403])
    expect(await statusOf(here.bearer)).toBe(200)
    expect(await statusOf(theirs.bearer)).toBe(200)
  })

  it('lets nobody in whose old password was being compared meanwhile [RESET-6]', async () => {
    const { email, userId } = await world.aBuyer()
    const { me, token } = await proved(email)
    // the saving waits at its last statement, when it has ended all sessions it knows of
    const release = await holdTable(world.db, 'pgboss.job')
    const saving = me.save({ user_id: userId, email, token })
    await expect.poll(() => countWaiting(world.db), { timeout: 10_000 }).toBe(1)

    const signingIn = signIn(email, 'Contoh123', '10.8.0.2')
    await Promise.race([signingIn, expect.poll(() => countWaiting(world.db), { timeout: 10_000 }).toBe(2)])
    await release()

    expect((await saving).status).toBe(200)
    expect(await signingIn).toMatchObject({ status: 422, cookie: undefined })
    expect((await signIn(email, 'Kuda5Meja', '10.8.0.2')).status).toBe(200)
  })

  it('is announced to the owner by mail, without it [RESET-6]', async () => {
    const { email, userId } = await world.aBuyer()
    const { me, token } = await proved(email)
    await me.save({ user_id: userId, email, token })
    await world.runJobs()

    const mail = world.mails.findLast(({ to }) => to.address === email)
    expect(mail?.subject).toBe('Password Anda telah diubah')
    expect(JSON.stringify(mail)).not.toMatch(/Kuda5Meja|\d{6}/)
    expect(JSON.stringify(mail)).not.toContain(token)
  })

  it('lets the owner in at once where wrong passwords had slowed signing in [RESET-6, SESS-7]', async () => {
    const { email, userId } = await world.aBuyer()
    const here = '10.7.200.1'
    for (const _ of [1, 2, 3, 4, 5]) await signIn(email, 'Salah123', here)
    expect((await signIn(email, 'Contoh123', here)).status).toBe(429)
    const { me, token } = await proved(email, aResetter(world, here))
    await me.save({ user_id: userId, email, token })

    expect((await signIn(email, 'Kuda5Meja', here)).status).toBe(200)
  })
})

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })

interface SignIn {
  identity: string
  password?: string
  address?: string
  /** The refresh secret the browser already has. */
  cookie?: string | undefined
}

async function signIn({ identity, password = 'Contoh123', address = '10.9.0.1', cookie: had }: SignIn) {
  const answer = await world.http.inject({
    method: 'POST',
    url: '/api/session/login',
    payload: { identitas: identity, password },
    remoteAddress: address,
    headers: had ? { cookie: `sb_refresh=${had}` } : {},
  })
  const cookie = answer.cookies.find(({ name }) => name === 'sb_refresh')
  return { status: answer.statusCode, body: answer.json(), cookie, retryAfter: answer.headers['retry-after'] }
}

async function ask(path: string, bearer?: string, cookie?: string, body: object = {}) {
  const answer = await world.http.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload: body,
    headers: {
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(cookie ? { cookie: `sb_refresh=${cookie}` } : {}),
    },
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('signing in', () => {
  it('answers the session info of the contract and sets a cookie no script can read [SESS-6, API-1]', async () => {
    const buyer = await world.aBuyer({ name: 'PT Contoh Masuk' })

    const { body, cookie } = await signIn({ identity: buyer.email })

    const text = expect.any(String)
    expect(body.data).toMatchObject({
      companyId: buyer.companyId,
      userId: buyer.userId,
      token: text,
      sessionId: text,
      isLogin: true,
      userLogin: text,
      verification: text,
      openSurveyIdentification: expect.stringMatching(/^(true|false)$/),
      tipeBisnis: text,
    })
    expect(body.data.sessionId.length).toBeGreaterThan(40)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(body.data.sessionId).not.toBe(cookie?.value)
  })

  it('accepts the e-mail in any case and the username [SESS-7]', async () => {
    const buyer = await world.aBuyer()
    const { rows } = await sql<{ username: string }>`select username from users where id = ${buyer.userId}`.execute(
      world.db,
    )

    expect((await signIn({ identity: ` ${buyer.email.toUpperCase()} ` })).status).toBe(200)
    expect((await signIn({ identity: rows[0]?.username ?? '' })).status).toBe(200)
  })

  it('says the same of a wrong password and an unknown account [SESS-7]', async () => {
    const buyer = await world.aBuyer()

    const wrong = await signIn({ identity: buyer.email, password: 'Salah123', address: '10.9.1.1' })
    const unknown = await signIn({ identity: 'tidak.ada@contoh.id', address: '10.9.1.1' })

    expect(wrong.status).toBe(422)
    expect(wrong.body).toEqual(unknown.body)
  })

  it('opens no demo account with the password everybody knows where the demo is off [SESS-7]', async () => {
    const buyer = await world.aBuyer()
    const known = { identity: 'dikenal@contoh.id' }
    await world.db.updateTable('users').set({ email: known.identity }).where('id', '=', buyer.userId).execute()

    expect((await signIn(known)).body.status_detail.code).toBe('wrong_credentials')
    await world.db.updateTable('users').set({ email: 'lain@uji.contoh' }).where('id', '=', buyer.userId).execute()
    expect((await signIn({ identity: 'lain@uji.contoh' })).status).toBe(200)
  })

  it('slows an account and address down after five failures, never the owner elsewhere [SESS-7]', async () => {
    const buyer = await world.aBuyer()
    const { rows } = await sql<{ username: string }>`select username from users where id = ${buyer.userId}`.execute(
      world.db,
    )
    world.setClock('2026-03-02T09:00:00+07:00')
    const guess = () => signIn({ identity: buyer.email, password: 'Tebakan1', address: '10.9.2.1' })
    for (const _ of [1, 2, 3, 4, 5]) expect((await guess()).status).toBe(422)

    const slowed = await guess()
    const rightButSlowed = await signIn({ identity: buyer.email.toUpperCase(), address: '10.9.2.1' })
    const slowedByName = await signIn({ identity: rows[0]?.username ?? '', address: '10.9.2.1' })
    const ownerElsewhere = await signIn({ identity: buyer.email, address: '10.9.2.2' })
    world.setClock('2026-03-02T09:00:31+07:00')
    const later = await signIn({ identity: buyer.email, address: '10.9.2.1' })
    world.setClock()

    expect(slowed.status).toBe(429)
    expect(slowed.retryAfter).toBe('30')
    expect(rightButSlowed.status).toBe(429)
    expect(slowedByName.status).toBe(429)
    expect(ownerElsewhere.status).toBe(200)
    expect(later.status).toBe(200)
  })

  it('slows who guesses from many IPv6 networks of one, and not the owner in another [SESS-7]', async () => {
    const buyer = await world.aBuyer()
    world.setClock('2026-03-02T09:00:00+07:00')
    const guess = (nr: number) =>
      signIn({
        identity: buyer.email,
        password: 'Tebakan1',
        address: `2001:db8:7:ab${nr.toString(16).padStart(2, '0')}::1`,
      })
    for (let nr = 0; nr < 20; nr += 1) expect((await guess(nr)).status).toBe(422)

    const slowed = await guess(20)
    const ownerElsewhere = await signIn({ identity: buyer.email, address: '2001:db8:7:ac00::1' })
    world.setClock()

    expect([slowed.status, slowed.retryAfter]).toEqual([429, '30'])
    expect(ownerElsewhere.status).toBe(200)
  })

  it('keeps passwords as argon2id and secrets as hashes only [SESS-6]', async () => {
    const buyer = await world.aBuyer()
    const { body, cookie } = await signIn({ identity: buyer.email })

    const stored = await sql<{ line: string }>`
      select u::text || s::text || b::text as line from users u
      join sessions s on s.user_id = u.id join session_bearers b on b.session_id = s.id
      where u.id = ${buyer.userId}`.execute(world.db)
    const text = stored.rows.map((row) => row.line).join()

    expect(text).toContain('$argon2id$')
    for (const secret of ['Contoh123', body.data.sessionId, cookie?.value]) {
      expect(text).not.toContain(secret)
      expect(text).not.toContain(Buffer.from(secret).toString('hex'))
    }
  })

  it.each([
    { identitas: '', password: 'x' },
    { identitas: 'a@contoh.id' },
    { identitas: 7, password: 'x' },
    { identitas: 'a'.repeat(10_000), password: 'x' },
    { identitas: 'a@contoh.id', password: '🙂'.repeat(10_000) },
    [],
    'teks',
    null,
  ])('refuses %j with a sentence [API-2]', async (body) => {
    const answer = await world.aVisitor().send('session/login', body)

    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(423)
    expect(answer.refusal?.status_message).toMatch(/\.$/)
  })
})

async function refresh(secret: string | undefined) {
  const headers = { cookie: `sb_refresh=${secret}` }
  const answer = await world.http.inject({ method: 'POST', url: '/api/session/refresh', payload: {}, headers })
  return { status: answer.statusCode, cookie: answer.cookies.find(({ name }) => name === 'sb_refresh')?.value }
}

describe('the session id', () => {
  it('expires within minutes, and the refresh cookie gives a new one [SESS-3, SESS-6, API-1]', async () => {
    const buyer = await world.aBuyer()
    world.setClock('2026-03-02T09:00:00+07:00')
    const { body, cookie } = await signIn({ identity: buyer.email })
    world.setClock('2026-03-02T09:15:00+07:00')

    const expired = await ask('session/profil', body.data.sessionId)
    const refreshed = await ask('session/refresh', undefined, cookie?.value)
    const again = await ask('session/profil', refreshed.body.session_id)
    world.setClock()

    expect(expired.status).toBe(401)
    expect(refreshed.body.status).toBe('success')
    expect(refreshed.body.session_id).not.toBe(body.data.sessionId)
    expect(again.body.data.masuk).toBe(true)
  })

  it('works a minute longer after it was replaced, for calls that are under way, and no longer [SESS-6]', async () => {
    const buyer = await world.aBuyer()
    world.setClock('2026-03-02T09:00:00+07:00')
    const { body, cookie } = await signIn({ identity: buyer.email })
    await ask('session/refresh', undefined, cookie?.value)

    const atOnce = await ask('session/profil', body.data.sessionId)
    world.setClock('2026-03-02T09:01:00+07:00')
    const later = await ask('session/profil', body.data.sessionId)
    world.setClock()

    expect([atOnce.status, later.status]).toEqual([200, 401])
  })

  it('lets ten tabs refresh at once, and each new id works [SESS-3]', async () => {
    const buyer = await world.aBuyer()
    const { cookie } = await signIn({ identity: buyer.email })

    const refreshed = await Promise.all(
      Array.from({ length: 10 }, () => ask('session/refresh', undefined, cookie?.value)),
    )
    const profiles = await Promise.all(refreshed.map(({ body }) => ask('session/profil', body.session_id)))

    expect(profiles.map(({ status }) => status)).toEqual(Array(10).fill(200))
  })

  it('comes with another refresh secret each time; tabs that use one at once are given the same one [SESS-6]', async () => {
    const buyer = await world.aBuyer()
    const { cookie: first } = await signIn({ identity: buyer.email })

    const second = await refresh(first?.value)
    const atOnce = await Promise.all(Array.from({ length: 5 }, () => refresh(second.cookie)))
    const late = await refresh(first?.value)

    expect(new Set([first?.value, second.cookie, ...atOnce.map(({ cookie }) => cookie)]).size).toBe(3)
    expect(late).toEqual({ status: 200, cookie: atOnce[0]?.cookie })
  })

  it('ends with its session when a spent refresh secret is shown after the grace [SESS-6]', async () => {
    const buyer = await world.aBuyer()
    world.setClock('2026-03-02T09:00:00+07:00')
    const { cookie, body } = await signIn({ identity: buyer.email })
    const stolen = cookie?.value
    const mine = await refresh(stolen)
    world.setClock('2026-03-02T09:00:59+07:00')
    const inTime = await refresh(stolen)
    const newest = await refresh(mine.cookie)
    world.setClock('2026-03-02T09:01:00+07:00')

    const tooLate = await refresh(stolen)
    const after = [await refresh(newest.cookie), await ask('session/profil', body.data.sessionId)]
    world.setClock()

    expect([mine.status, inTime.status, newest.status, tooLate.status]).toEqual([200, 200, 200, 403])
    expect(inTime.cookie).toBe(mine.cookie)
    expect(after.map(({ status }) => status)).toEqual([403, 403])
  })

  it('is unknown when made up: refresh first [SESS-3]', async () => {
    expect((await ask('session/profil', 'karangan')).status).toBe(401)
    expect((await ask('keranjang/daftar', undefined, undefined, { company_id: crypto.randomUUID() })).status).toBe(401)
  })

  it('is not the refresh secret, nor the other way round [SESS-6]', async () => {
    const buyer = await world.aBuyer()
    const { body, cookie } = await signIn({ identity: buyer.email })

    expect((await ask('session/profil', cookie?.value)).status).toBe(401)
    expect((await ask('session/refresh', undefined, body.data.sessionId)).status).toBe(403)
  })
})

describe('the end of a session', () => {
  it('is answered by 403, for the bearer and for the refresh cookie [SESS-2, SESS-4, API-1]', async () => {
    const buyer = await world.aBuyer()
    const { body, cookie } = await signIn({ identity: buyer.email })
    await ask('logout', body.data.sessionId, cookie?.value, {
      ...buyer.ids,
      token: '',
      session_id: body.data.sessionId,
    })

    const bearer = await ask('session/profil', body.data.sessionId)
    const refresh = await ask('session/refresh', undefined, cookie?.value)

    expect([bearer.status, refresh.status]).toEqual([403, 403])
    expect(refresh.body.status_detail.status_message).toBe('Sesi Anda telah berakhir. Silakan login kembali!')
  })

  it('comes too where the browser has kept empty ids, or none [API-1] [SESS-4]', async () => {
    for (const id of ['', null]) {
      const { body, cookie } = await signIn({ identity: (await world.aBuyer()).email })
      const { sessionId } = body.data
      const sent = { company_id: id, user_id: id, token: '', session_id: sessionId }
      expect((await ask('logout', sessionId, cookie?.value, sent)).status).toBe(200)
      expect((await ask('session/profil', sessionId)).status).toBe(403)
    }
  })

  it('comes when its browser signs in anew, whoever does, and leaves other browsers alone [SESS-6]', async () => {
    const [buyer, other] = [await world.aBuyer(), await world.aBuyer()]
    const [first, elsewhere] = [await signIn({ identity: buyer.email }), await signIn({ identity: buyer.email })]

    const second = await signIn({ identity: other.email, cookie: (await refresh(first.cookie?.value)).cookie })
    const wrong = await signIn({ identity: buyer.email, password: 'Salah123', cookie: second.cookie?.value })

    const statuses = [first, elsewhere, second].map(({ body }) => ask('session/profil', body.data.sessionId))
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([403, 200, 200])
    expect(wrong.status).toBe(422)
  })

  it('comes where the person has left without the server hearing of it: what is carried opens nothing, and is ended by the next call [SESS-4]', async () => {
    const { cookie } = await signIn({ identity: (await world.aBuyer()).email })
    const left = `${cookie?.value}; keluar=ya`

    const opened = await ask('session/refresh', undefined, left)
    const loggedOut = await ask('logout', undefined, left)
    const later = await ask('session/refresh', undefined, cookie?.value)

    expect([opened.status, loggedOut.status, later.status]).toEqual([403, 200, 403])
  })

  it('on leaving does not hinder the person who signs in there next [SESS-4]', async () => {
    const { email } = await world.aBuyer()
    const { cookies } = await world.http.inject({
      method: 'POST',
      url: '/api/session/login',
      payload: { identitas: email, password: 'Contoh123' },
      headers: { cookie: 'keluar=ya' },
    })
    expect(cookies).toMatchObject([{ name: 'sb_refresh' }, { name: 'keluar', value: '' }])
  })

  it('comes after two weeks without use [SESS-2]', async () => {
    const buyer = await world.aBuyer()
    world.setClock('2026-03-02T09:00:00+07:00')
    const { cookie } = await signIn({ identity: buyer.email })
    world.setClock('2026-03-16T09:00:00+07:00')

    const refresh = await ask('session/refresh', undefined, cookie?.value)
    world.setClock()

    expect(refresh.status).toBe(403)
  })

  it('leaves the other sessions of the user alone, and signing out twice is no error [SESS-4]', async () => {
    const buyer = await world.aBuyer()
    const first = await signIn({ identity: buyer.email })
    const second = await signIn({ identity: buyer.email })

    const out = await ask('logout', undefined, first.cookie?.value)
    const outAgain = await ask('logout', undefined, first.cookie?.value)

    expect([out.status, outAgain.status]).toEqual([200, 200])
    expect((await ask('session/profil', second.body.data.sessionId)).status).toBe(200)
  })
})

describe('identity in a body', () => {
  it('must be that of the session, and nothing is changed otherwise [ROLE-9]', async () => {
    const [buyer, stranger] = [await world.aBuyer(), await world.aBuyer()]

    const asStranger = await buyer.call('keranjang/daftar', { company_id: stranger.companyId })
    const withStrangersUser = await buyer.send('keranjang/produk/hapus', {
      company_id: buyer.companyId,
      user_id: stranger.userId,
      cart_id: crypto.randomUUID(),
    })

    expect(asStranger.refusal).toMatchObject({ code: 'not_yours', field: 'company_id' })
    expect(withStrangersUser.refusal).toMatchObject({ code: 'not_yours', field: 'user_id' })
    expect(asStranger.status).not.toBe(403)
  })

  it('refuses what the role does not allow with another status than 403 [ROLE-10, SESS-2]', async () => {
    const buyer = await world.aBuyer()
    const approver = await world.aColleague(buyer, 'approver')

    const answer = await approver.call('keranjang/produk/hapus', { ...approver.ids, cart_id: crypto.randomUUID() })

    expect(answer.status).toBe(422)
    expect(answer.refusal?.code).toBe('not_allowed')
  })
})

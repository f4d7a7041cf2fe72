import { expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { openWorld } from '../world.ts'

const world = await openWorld()

/** The cookies set while somebody signs in, closes their account, and so is signed out. */
async function cookiesOf(secureCookies: boolean) {
  const { http } = await buildApp({ ...world.deps, config: { ...world.deps.config, secureCookies } })
  const { email, userId } = await world.aBuyer()
  const signedIn = await http.inject({
    method: 'POST',
    url: '/api/session/login',
    payload: { identitas: email, password: 'Contoh123' },
  })
  const closed = await http.inject({
    method: 'POST',
    url: '/api/akun/tutup',
    payload: { user_id: userId, password: 'Contoh123' },
    headers: { authorization: `Bearer ${signedIn.json().data.sessionId}` },
  })
  await http.close()
  return [...signedIn.cookies, ...closed.cookies]
}

const hidden = { httpOnly: true, sameSite: 'Lax' }

it('marks every cookie as one for https where the site is, and hides it from scripts [SESS-6]', async () => {
  expect(await cookiesOf(true)).toMatchObject([
    { name: 'sb_refresh', ...hidden, secure: true },
    { name: 'sb_refresh', value: '', ...hidden, secure: true },
    { name: 'akun_ditutup', ...hidden, secure: true },
  ])
})

it('marks none where the site is not, so that browsers keep it [SESS-6]', async () => {
  const cookies = await cookiesOf(false)
  expect(cookies).toMatchObject([hidden, hidden, hidden])
  expect(cookies.some(({ secure }) => secure)).toBe(false)
})

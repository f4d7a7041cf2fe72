import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { countWaiting, holdTable } from '#test/database/waiting.ts'
import { aSession } from '#test/scenes/a-session.ts'
import { openWorld } from '#test/world.ts'
import { aResetter, mailedCode } from './testing.ts'

const world = await openWorld({ connections: 8 })
const passwordChange = { password_lama: 'Contoh123', password_baru: 'LebihAman456' }

describe('personal data', () => {
  it('are shown and changed: name and phone number, not the e-mail address [REG-3]', async () => {
    const buyer = await world.aBuyer()

    await buyer.call('akun/profil/ubah', { user_id: buyer.userId, nama: 'Rina Wijaya', telepon: '0811-0000-999' })

    expect((await buyer.call('akun/profil', {})).data).toMatchObject({
      nama: 'Rina Wijaya',
      telepon: '0811-0000-999',
      email: buyer.email,
      email_terverifikasi: true,
      poin: '0',
    })
    expect((await buyer.call('session/profil', {})).data.nama).toBe('Rina Wijaya')
  })

  it.each(['seller', 'administrator'] as const)('belong to every kind of user: %s [REG-3]', async (kind) => {
    const person = kind === 'seller' ? await world.aSeller() : await world.anAdministrator()

    expect((await person.call('akun/profil', {})).data).toMatchObject({ email: person.email, poin: null })
    expect((await person.call('akun/perangkat/daftar', {})).data).toHaveLength(1)
  })
})

describe('the password', () => {
  it('is changed by a person who knows the old one, and ends all other sessions [REG-3]', async () => {
    const buyer = await world.aBuyer()
    const other = await aSession(world, buyer)
    const own = await aSession(world, buyer)

    const answer = await own.call('akun/password/ubah', { user_id: buyer.userId, ...passwordChange })

    expect(answer.status).toBe(200)
    expect((await own.call('session/profil', {})).status).toBe(200)
    expect((await other.call('session/profil', {})).status).toBe(403)
    expect((await other.refresh()).status).toBe(403)
    await expect(aSession(world, buyer)).rejects.toThrow('could not sign in')
    await expect(aSession(world, buyer, passwordChange.password_baru)).resolves.toBeTruthy()
  })

  it('once changed, lets nobody save another by a code requested before [REG-3, RESET-6]', async () => {
    const buyer = await world.aBuyer()
    const thief = aResetter(world, '10.7.250.1')
    await thief.askCode(buyer.email)
    const { token = '' } = await thief.tryCode(buyer.email, await mailedCode(world, buyer.email))

    await buyer.call('akun/password/ubah', { user_id: buyer.userId, ...passwordChange })
    const saved = await thief.save({ user_id: buyer.userId, email: buyer.email, token })

    expect(saved.body.status_detail.code).toBe('reset_proof_over')
    await expect(aSession(world, buyer, passwordChange.password_baru)).resolves.toBeTruthy()
  })

  it('stays if the old one is wrong or the new one too weak [REG-3, RESET-4]', async () => {
    const buyer = await world.aBuyer()

    const wrong = await buyer.call('akun/password/ubah', {
      user_id: buyer.userId,
      ...passwordChange,
      password_lama: 'Salah123',
    })
    const weak = await buyer.call('akun/password/ubah', {
      user_id: buyer.userId,
      ...passwordChange,
      password_baru: 'lemah',
    })

    expect(wrong.refusal).toMatchObject({ code: 'password_wrong', field: 'password_lama' })
    expect(weak.refusal).toMatchObject({ field: 'password_baru' })
    await expect(aSession(world, buyer)).resolves.toBeTruthy()
  })

  it('cannot be found by trying with a stolen session [REG-3, SESS-7]', async () => {
    const buyer = await world.aBuyer()
    const answers = []
    for (let nr = 0; nr < 12; nr++) {
      const body = { user_id: buyer.userId, ...passwordChange, password_lama: `Coba${nr}` }
      answers.push((await buyer.call('akun/password/ubah', body)).status)
    }

    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422))
    expect(answers.slice(10)).toEqual([429, 429])
  })

  it('when changed leaves no session that was about to open with the old one [REG-3]', async () => {
    const buyer = await world.aBuyer()
    const own = await aSession(world, buyer)
    // the change waits at its last statement, when it has ended all sessions it knows of
    const release = await holdTable(world.db, 'pgboss.job')
    const changing = own.call('akun/password/ubah', { user_id: buyer.userId, ...passwordChange })
    await expect.poll(() => countWaiting(world.db), { timeout: 10_000 }).toBe(1)

    const opening = Promise.allSettled([aSession(world, buyer)])
    await Promise.race([opening, expect.poll(() => countWaiting(world.db), { timeout: 10_000 }).toBe(2)])
    await release()

    expect((await changing).status).toBe(200)
    expect((await opening).map(({ status }) => status)).toEqual(['rejected'])
    const { data } = await own.call('akun/perangkat/daftar', {}).then(({ body }) => body as { data: ListedDevice[] })
    expect(data).toHaveLength(1)
  })

  it('changed twice at once is changed once [REG-3]', async () => {
    const buyer = await world.aBuyer()
    const [one, other] = [await aSession(world, buyer), await aSession(world, buyer)]

    const answers = await Promise.all([
      one.call('akun/password/ubah', { user_id: buyer.userId, ...passwordChange, password_baru: 'PertamaKali1' }),
      other.call('akun/password/ubah', { user_id: buyer.userId, ...passwordChange, password_baru: 'KeduaKali22' }),
    ])

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const passwords = ['PertamaKali1', 'KeduaKali22'].map((password) => aSession(world, buyer, password))
    const signedIn = await Promise.allSettled(passwords)
    expect(signedIn.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('devices', () => {
  it('are listed with the present one marked, and never those of others [REG-3]', async () => {
    const buyer = await world.aBuyer()
    await world.aColleague(buyer, 'purchaser')
    await aSession(world, buyer)

    const { data } = await buyer.call('akun/perangkat/daftar', {})

    expect(data).toHaveLength(2)
    expect(data.filter(({ sekarang }) => sekarang)).toHaveLength(1)
    expect(data[0]).toMatchObject({ perusahaan: buyer.companyName })
  })

  it('are ended one at a time, at once, with their live connections [REG-3]', async () => {
    const buyer = await world.aBuyer()
    const lost = await aSession(world, buyer)
    const remaining = await aSession(world, buyer)
    const heard = await world.hear()
    const { data } = await lost.call('akun/perangkat/daftar', {}).then(({ body }) => body as { data: ListedDevice[] })
    const id = data.find(({ sekarang }) => sekarang)?.perangkat_id ?? ''

    await buyer.call('akun/perangkat/akhiri', { user_id: buyer.userId, perangkat_id: id })

    expect((await lost.call('session/profil', {})).status).toBe(403)
    expect((await remaining.call('session/profil', {})).status).toBe(200)
    expect(await heard.next()).toEqual({ topics: [`session:${id}`], change: { name: 'session-over' } })
  })

  it('of somebody else are not found, and stay [REG-3, ROLE-9]', async () => {
    const [buyer, stranger] = [await world.aBuyer(), await world.aBuyer()]
    const [theirs] = (await stranger.call('akun/perangkat/daftar', {})).data

    const answer = await buyer.call('akun/perangkat/akhiri', {
      user_id: buyer.userId,
      perangkat_id: theirs?.perangkat_id ?? '',
    })

    expect(answer.status).toBe(404)
    expect((await stranger.call('akun/perangkat/daftar', {})).data).toHaveLength(1)
  })

  it('are a hundred at most: one more signs out the one not used for longest [REG-3, SESS-2]', async () => {
    const buyer = await world.aBuyer()
    const oldest = await aSession(world, buyer)
    const { id, ...remaining } = await world.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', buyer.userId)
      .limit(1)
      .executeTakeFirstOrThrow()
    const used = new Date(world.now().getTime() + 60_000)
    await world.db
      .insertInto('sessions')
      .values(Array.from({ length: 99 }, () => ({ ...remaining, refresh_hash: randomBytes(32), last_used_at: used })))
      .execute()

    await aSession(world, buyer)

    expect((await oldest.call('session/profil', {})).status).toBe(403)
    expect((await buyer.call('session/profil', {})).status).toBe(200)
  })

  it('but the present one are ended together [REG-3]', async () => {
    const buyer = await world.aBuyer()
    const [one, other] = [await aSession(world, buyer), await aSession(world, buyer)]

    await one.call('akun/perangkat/akhiri-lainnya', { user_id: buyer.userId })

    expect((await one.call('session/profil', {})).status).toBe(200)
    expect((await other.call('session/profil', {})).status).toBe(403)
  })
})

interface ListedDevice {
  perangkat_id: string
  sekarang: boolean
}

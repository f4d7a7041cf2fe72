import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { CODES_OF_STRANGERS, TRIES_OF_STRANGERS } from '#domain/accounts/reset.ts'
import { openWorld } from '#test/world.ts'
import { aResetter, mailedCode, otherThan, whileHashesWait } from './testing.ts'

// Hundreds of tries are enough: every bound below is reached within twenty, so thousands would show nothing more.

const world = await openWorld({ connections: 4 })
const HUNDREDS = 200
// as many as a busy machine answers within its time limits
const AT_ONCE = 20

const addresses = (net: number) =>
  Array.from({ length: HUNDREDS }, (_, index) => `10.${net}.${index >> 8}.${index & 255}`)

async function together<Result>(
  from: readonly string[],
  work: (address: string) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let done = 0; done < from.length; done += AT_ONCE)
    results.push(...(await Promise.all(from.slice(done, done + AT_ONCE).map(work))))
  return results
}

/** One after the other. */
async function repeated<Result>(times: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let time = 0; time < times; time++) results.push(await work())
  return results
}

async function signIn(identitas: string, password: string, remoteAddress: string) {
  const payload = { identitas, password }
  return (await world.http.inject({ method: 'POST', url: '/api/session/login', payload, remoteAddress })).statusCode
}

/** An owner, and a network from which the account has signed in before. */
async function anOwner(address: string) {
  const buyer = await world.aBuyer()
  expect(await signIn(buyer.email, 'Contoh123', address)).toBe(200)
  return { ...buyer.ids, email: buyer.email, here: aResetter(world, address), elsewhere: buyer }
}

/** The owner gets in with a code sent earlier, whatever strangers do. */
async function expectToGetIn({ email, user_id, here }: Awaited<ReturnType<typeof anOwner>>, code: string) {
  const { status_kode, token = '' } = await here.tryCode(email, code)
  expect(status_kode).toBe('valid')
  expect((await here.save({ user_id, email, token })).status).toBe(200)
}

describe('guessing codes by the hundred', () => {
  it('from one address finds nothing, breaks nothing, and leaves the owner the code [RESET-6]', async () => {
    const owner = await anOwner('10.20.0.1')
    const attacker = aResetter(world, '10.20.0.2')
    await owner.here.askCode(owner.email)
    const code = await mailedCode(world, owner.email)

    const verdicts: string[] = []
    for (const _ of addresses(0)) verdicts.push((await attacker.tryCode(owner.email, otherThan(code))).status_kode)
    const withTheCode = await attacker.tryCode(owner.email, code)

    expect(verdicts.slice(0, 3)).toEqual([...Array(TRIES_OF_STRANGERS).fill('salah'), 'expired'])
    expect(new Set(verdicts)).toEqual(new Set(['salah', 'expired', 'too_often']))
    expect(withTheCode.token).toBeUndefined()
    await expectToGetIn(owner, code)
  })

  it('from hundreds of addresses at once is two tries, and leaves the owner the code [RESET-6]', async () => {
    const owner = await anOwner('10.21.0.1')
    await owner.here.askCode(owner.email)
    const code = await mailedCode(world, owner.email)

    const verdicts = await together(
      addresses(121),
      async (address) => (await aResetter(world, address).tryCode(owner.email, otherThan(code))).status_kode,
    )

    expect(verdicts.filter((verdict) => verdict === 'salah')).toHaveLength(TRIES_OF_STRANGERS)
    expect(new Set(verdicts)).toEqual(new Set(['salah', 'expired']))
    await expectToGetIn(owner, code)
  })

  it('that could not even be compared leaves every try to the owner [RESET-6]', async () => {
    const owner = await anOwner('10.31.0.1')
    const stranger = aResetter(world, '10.31.0.2')
    await owner.here.askCode(owner.email)
    const code = await mailedCode(world, owner.email)

    const verdicts = await whileHashesWait(async () => [
      ...(await repeated(6, async () => (await owner.here.tryCode(owner.email, code)).status_kode)),
      ...(await repeated(3, async () => (await stranger.tryCode(owner.email, code)).status_kode)),
    ])

    expect(verdicts).toEqual(Array(9).fill('busy'))
    expect((await stranger.tryCode(owner.email, otherThan(code))).status_kode).toBe('salah')
    await expectToGetIn(owner, code)
  })

  it('leaves the code also to an owner who asked where nobody had signed in before [RESET-6]', async () => {
    const owner = await world.aBuyer()
    const travelling = aResetter(world, '10.22.0.9')
    await travelling.askCode(owner.email)
    const code = await mailedCode(world, owner.email)
    for (const address of addresses(122).slice(0, 20))
      await aResetter(world, address).tryCode(owner.email, otherThan(code))

    const { token = '' } = await travelling.tryCode(owner.email, code)

    expect((await travelling.save({ user_id: owner.userId, email: owner.email, token })).status).toBe(200)
  })

  it("with a code of the attacker's own asking is five tries, and leaves the owner to ask for another [RESET-6]", async () => {
    const owner = await anOwner('10.23.0.1')
    const attacker = aResetter(world, '10.23.0.2')
    await owner.here.askCode(owner.email)
    await attacker.askCode(owner.email)
    const newest = await mailedCode(world, owner.email)
    const verdicts: string[] = []
    for (const _ of Array(6)) verdicts.push((await attacker.tryCode(owner.email, otherThan(newest))).status_kode)

    expect(verdicts).toEqual([...Array(5).fill('salah'), 'expired'])
    for (const somebody of [attacker, owner.here])
      expect((await somebody.tryCode(owner.email, newest)).status_kode).toBe('expired')
    await owner.here.askCode(owner.email)
    await expectToGetIn(owner, await mailedCode(world, owner.email))
  })
})

describe('asking for codes by the hundred', () => {
  it('fills no mailbox past a bound, and does not keep the owner from asking [RESET-6]', async () => {
    const owner = await anOwner('10.24.0.1')
    const before = world.mails.length

    const statuses = await together(
      addresses(124),
      async (address) => (await aResetter(world, address).askCode(owner.email)).status,
    )
    await world.runJobs()

    expect(statuses.filter((status) => status === 200)).toHaveLength(CODES_OF_STRANGERS)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(world.mails.length - before).toBeLessThanOrEqual(CODES_OF_STRANGERS)
    expect((await owner.here.askCode(owner.email)).status).toBe(200)
    await expectToGetIn(owner, await mailedCode(world, owner.email))
  })

  it('from one address is refused by that address alone [RESET-6]', async () => {
    const owner = await anOwner('10.25.0.1')
    const attacker = aResetter(world, '10.25.0.2')

    const statuses: number[] = []
    for (const _ of addresses(0)) statuses.push((await attacker.askCode(owner.email)).status)

    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect((await owner.here.askCode(owner.email)).status).toBe(200)
    await expectToGetIn(owner, await mailedCode(world, owner.email))
  })
})

describe('saving with made-up proofs', () => {
  it('by the hundred changes nothing [RESET-6]', async () => {
    const owner = await anOwner('10.26.0.1')
    const saved = await together(addresses(126), (address) =>
      aResetter(world, address).save({ user_id: owner.user_id, email: owner.email, token: `karangan ${address}` }),
    )

    expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([422]))
    expect(await signIn(owner.email, 'Contoh123', '10.26.0.1')).toBe(200)
  })
})

describe('guessing passwords by the hundred', () => {
  it('all at once tries no more of them than one after the other [SESS-7]', async () => {
    const owner = await world.aBuyer()

    const answers = await together(addresses(0), () => signIn(owner.email, 'Tebakan1', '10.28.0.2'))

    expect(answers.filter((status) => status === 422)).toHaveLength(5)
    expect(answers.filter((status) => status === 429)).toHaveLength(HUNDREDS - 5)
    expect(await signIn(owner.email, 'Contoh123', '10.28.0.1')).toBe(200)
  })

  it('that could not even be compared are not held against anybody [SESS-7]', async () => {
    const owner = await world.aBuyer()
    const answers = await whileHashesWait(() => repeated(6, () => signIn(owner.email, 'Contoh123', '10.29.0.1')))

    expect(answers).toEqual(Array(6).fill(503))
    expect(await signIn(owner.email, 'Contoh123', '10.29.0.1')).toBe(200)
  })

  it('with a stolen session, that could not even be compared, does not keep the owner from changing it [REG-3, SESS-7]', async () => {
    const owner = await world.aBuyer()
    const change = { user_id: owner.userId, password_lama: 'Contoh123', password_baru: 'LebihAman456' }
    await owner.call('session/profil', {})

    const answers = await whileHashesWait(() =>
      repeated(11, async () => (await owner.call('akun/password/ubah', change)).status),
    )

    expect(answers).toEqual(Array(11).fill(503))
    expect((await owner.call('akun/password/ubah', change)).status).toBe(200)
  })

  it('from one and from many addresses never locks the owner out [SESS-7]', async () => {
    const owner = await world.aBuyer()
    const fromOne: number[] = []
    for (const _ of addresses(0).slice(0, 40)) fromOne.push(await signIn(owner.email, 'Tebakan1', '10.27.0.2'))

    const fromMany = await together(addresses(127).slice(0, 100), (address) => signIn(owner.email, 'Tebakan1', address))

    expect(fromOne).toEqual([...Array(5).fill(422), ...Array(35).fill(429)])
    expect(new Set(fromMany)).toEqual(new Set([422]))
    expect(await signIn(owner.email, 'Contoh123', '10.27.0.1')).toBe(200)
  })
})

it('all this is forgotten after a while [RESET-6]', async () => {
  const day = 24 * 60 * 60 * 1000
  world.setClock(new Date(world.now().getTime() + 3 * day).toISOString())
  await world.runJobs('accounts/tidy')
  world.setClock()

  const { rows } = await sql<{ left: number }>`
    select (select count(*) from password_resets)::int + (select count(*) from sign_in_failures)::int as left`.execute(
    world.db,
  )
  expect(rows).toEqual([{ left: 0 }])
})

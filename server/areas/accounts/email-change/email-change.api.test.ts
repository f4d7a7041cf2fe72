import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { aSession } from '#test/scenes/a-session.ts'
import { openWorld } from '#test/world.ts'
import { aResetter, mailedCode } from '../testing.ts'

const world = await openWorld({ connections: 8 })
let made = 0
const newAddress = () => `baru-${++made}@uji.contoh`

beforeEach(() => world.setClock())

function change(person: Person, email: string, password = 'Contoh123') {
  return person.call('akun/email/ubah', { user_id: person.userId, email, password })
}

const confirm = (token: string) => world.aVisitor().call('akun/email/konfirmasi', { token })
const stop = (token: string) => world.aVisitor().call('akun/email/hentikan', { token })

async function mailsTo(email: string) {
  await world.runJobs()
  return world.mails.filter(({ to }) => to.address === email)
}

/** The secret of the newest link in this mailbox. */
async function linkIn(email: string): Promise<string> {
  const mail = (await mailsTo(email)).findLast(({ text }) => text.includes('?token='))
  return /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function emailOf(person: Person) {
  const { data } = await person.call('akun/profil', {})
  return data.email
}

describe('another e-mail address', () => {
  it('replaces the own one once its link is opened, and counts as verified [REG-3, VERIF-1]', async () => {
    const buyer = await world.aBuyer()
    await world.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', buyer.userId).execute()
    const email = newAddress()

    expect((await change(buyer, email)).status).toBe(200)
    expect((await buyer.call('akun/profil', {})).data).toMatchObject({
      email: buyer.email,
      email_menunggu: { email, berlaku_sampai: '2026-03-05T02:00:00.000Z' },
    })
    expect((await confirm(await linkIn(email))).data).toEqual({ email })

    const session = await aSession(world, { ...buyer, email })
    expect((await session.call('akun/profil', {})).body).toMatchObject({
      data: { email, email_terverifikasi: true, email_menunggu: null },
    })
    await expect(aSession(world, buyer)).rejects.toThrow('could not sign in')
  })

  it('is announced to the present one when it is requested and when it is done, which greets nobody [REG-3]', async () => {
    const buyer = await world.aBuyer()
    const email = newAddress()
    await change(buyer, email)
    await confirm(await linkIn(email))

    const received = await mailsTo(buyer.email)
    expect(received.map(({ subject }) => subject)).toEqual([
      'Alamat e-mail akun Anda akan diubah',
      'Alamat e-mail akun Anda telah diubah',
    ])
    for (const { text } of [...received, ...(await mailsTo(email))]) expect(text).toMatch(/^Halo,/)
    // no mail program makes a link of it
    expect(received[0]?.text).toContain(email.replace(/[@.]/g, '$& '))
  })

  it('ends all sessions but the one that confirms [REG-3, SESS-2]', async () => {
    const buyer = await world.aBuyer()
    const [own, other] = [await aSession(world, buyer), await aSession(world, buyer)]
    const email = newAddress()
    await change(buyer, email)

    const answer = await world
      .aVisitor()
      .send('akun/email/konfirmasi', { token: await linkIn(email) }, { cookie: own.cookie })

    expect(answer.status).toBe(200)
    expect((await own.call('session/profil', {})).status).toBe(200)
    expect((await own.refresh()).status).toBe(200)
    expect((await other.call('session/profil', {})).status).toBe(403)
    expect((await other.refresh()).status).toBe(403)
  })

  it('ends codes and links for the old one [REG-3, RESET-6]', async () => {
    const buyer = await world.aBuyer()
    await world.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', buyer.userId).execute()
    await buyer.call('verifikasi/kirim-ulang', {})
    const oldLink = await linkIn(buyer.email)
    const resetter = aResetter(world, '10.88.0.1')
    await resetter.askCode(buyer.email)
    const { token = '' } = await resetter.tryCode(buyer.email, await mailedCode(world, buyer.email))
    const email = newAddress()
    await change(buyer, email)
    await confirm(await linkIn(email))

    const reset = await resetter.save({ user_id: buyer.userId, email: buyer.email, token })
    const verified = await world.aVisitor().call('verifikasi/konfirmasi', { token: oldLink })

    expect([reset.status, reset.body.status_detail.code]).toEqual([422, 'reset_proof_over'])
    expect([verified.status, verified.refusal?.code]).toEqual([422, 'verification_over'])
    await expect(aSession(world, { ...buyer, email })).resolves.toBeTruthy()
  })

  it('asks for the present password, which cannot be found by trying [REG-3, SESS-7]', async () => {
    const buyer = await world.aBuyer()
    const tries = await Promise.all(Array.from({ length: 14 }, (_, nr) => change(buyer, newAddress(), `Coba${nr}`)))

    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(4)
    expect(tries.find(({ status }) => status === 422)?.refusal).toMatchObject({
      code: 'password_wrong',
      field: 'password',
      status_message: 'Password saat ini salah.',
    })
    // one budget for every act that asks for it
    const more = { user_id: buyer.userId, password_lama: 'Contoh123', password_baru: 'LebihAman456' }
    expect((await buyer.call('akun/password/ubah', more)).status).toBe(429)
    expect((await buyer.call('akun/profil', {})).data.email_menunggu).toBeNull()
  })

  it.each([
    ['', 'Alamat e-mail harus diisi.'],
    ['rina@', 'Alamat e-mail tidak valid.'],
    ['rina＠uji.contoh', 'Alamat e-mail tidak valid.'],
    ['rina 🙂@uji.contoh', 'Alamat e-mail tidak valid.'],
    ['rina wijaya@uji.contoh', 'Alamat e-mail tidak valid.'],
    [`${'a'.repeat(10_000)}@uji.contoh`, 'Alamat e-mail terlalu panjang.'],
  ])('is refused at its field when it is no address: %.20s [REG-3, API-2]', async (email, sentence) => {
    const buyer = await world.aBuyer()
    const { refusal } = await change(buyer, email)
    expect(refusal).toMatchObject({ field: 'email', status_message: sentence })
  })

  it('is taken without the spaces around it, and is none where only the case of letters differs [REG-3]', async () => {
    const buyer = await world.aBuyer()
    const email = newAddress()
    const same = await change(buyer, ` ${buyer.email.toUpperCase()} `)
    await change(buyer, `  ${email} `)

    expect(same.refusal).toMatchObject({ code: 'email_same', field: 'email' })
    expect((await buyer.call('akun/profil', {})).data.email_menunggu?.email).toBe(email)
  })

  it('that somebody has is answered alike; that mailbox is told and gets no link [REG-3]', async () => {
    const [buyer, owner] = [await world.aBuyer(), await world.aBuyer()]
    const free = await change(buyer, newAddress())
    const taken = await change(buyer, owner.email.toUpperCase())

    expect([taken.status, taken.text]).toEqual([free.status, free.text])
    expect((await buyer.call('akun/profil', {})).data.email_menunggu?.email).toBe(owner.email.toUpperCase())
    await world.runJobs()
    const received = world.mails.filter(({ to }) => to.address.toLowerCase() === owner.email)
    expect(received.map(({ subject }) => subject)).toEqual(['Alamat e-mail Anda sudah terdaftar'])
    expect(received[0]?.text).not.toContain('token')
  })

  it('has links that are stored as hashes alone [REG-3]', async () => {
    const buyer = await world.aBuyer()
    const email = newAddress()
    await change(buyer, email)
    const secrets = [await linkIn(email), await linkIn(buyer.email)]

    const { rows } = await sql<{ line: string }>`
      select c::text as line from email_changes c union all select j::text from pgboss.job j`.execute(world.db)
    const stored = rows.map(({ line }) => line).join('\n')
    for (const secret of secrets) {
      expect(secret).toHaveLength(43)
      expect(stored).not.toContain(secret)
      expect(stored).not.toContain(Buffer.from(secret).toString('hex'))
    }
  })

  it('is mailed to one mailbox three times a day for one person, six for all, and requested ten times by one person [REG-3]', async () => {
    const mailbox = newAddress()
    const statuses: number[] = []
    const one = await world.aBuyer()
    for (let nr = 0; nr < 4; nr++) statuses.push((await change(one, mailbox)).status)
    for (let nr = 0; nr < 4; nr++) statuses.push((await change(await world.aBuyer(), mailbox)).status)
    expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 200, 429])
    const buyer = await world.aBuyer()
    const answers: number[] = []
    for (let nr = 0; nr < 11; nr++) {
      // the tries of a password are counted in a quarter of an hour
      if (nr === 6) world.setClock('2026-03-02T09:30:00+07:00')
      answers.push((await change(buyer, newAddress())).status)
    }
    expect(answers).toEqual([...Array(10).fill(200), 429])
  })
})

describe('the link of another address', () => {
  it('counts once, also when it is opened twice at once [REG-3]', async () => {
    const buyer = await world.aBuyer()
    const email = newAddress()
    await change(buyer, email)
    const token = await linkIn(email)

    const both = await Promise.all([confirm(token), confirm(token)])
    const again = await confirm(token)

    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(again.refusal).toMatchObject({ code: 'email_change_over', field: 'token' })
    expect((await mailsTo(buyer.email)).filter(({ subject }) => subject.includes('telah diubah'))).toHaveLength(1)
  })

  it('counts for three days, and a made-up one never [REG-3]', async () => {
    const buyer = await world.aBuyer()
    const email = newAddress()
    await change(buyer, email)
    const token = await linkIn(email)
    world.setClock('2026-03-05T09:00:00+07:00')

    expect((await confirm(token)).refusal?.code).toBe('email_change_over')
    expect((await confirm('karangan')).refusal?.code).toBe('email_change_over')
    expect((await buyer.call('akun/profil', {})).data).toMatchObject({ email: buyer.email, email_menunggu: null })
  })

  it('is replaced by a later one, and by that for a later address [REG-3]', async () => {
    const buyer = await world.aBuyer()
    const [first, second] = [newAddress(), newAddress()]
    await change(buyer, first)
    const overtaken = await linkIn(first)
    await change(buyer, second)
    const earlier = await linkIn(second)
    const atOnce = await buyer.call('akun/email/kirim-ulang', { user_id: buyer.userId })
    world.setClock('2026-03-02T09:01:00+07:00')
    const aMinuteLater = await buyer.call('akun/email/kirim-ulang', { user_id: buyer.userId })
    const latest = await linkIn(second)

    expect([atOnce.status, atOnce.refusal?.code]).toEqual([429, 'verification_too_soon'])
    expect(aMinuteLater.status).toBe(200)
    for (const token of [overtaken, earlier]) expect((await confirm(token)).status).toBe(422)
    expect((await confirm(latest)).data).toEqual({ email: second })
  })

  it('no longer counts once the person or the present mailbox has cancelled the change [REG-3]', async () => {
    const buyer = await world.aBuyer()
    const [first, second] = [newAddress(), newAddress()]
    await change(buyer, first)
    const cancelled = await buyer.call('akun/email/batal', { user_id: buyer.userId })
    const twice = await buyer.call('akun/email/batal', { user_id: buyer.userId })
    expect([cancelled.status, twice.refusal?.code]).toEqual([200, 'email_change_over'])
    expect((await buyer.call('akun/email/kirim-ulang', { user_id: buyer.userId })).refusal?.code).toBe(
      'email_change_over',
    )

    await change(buyer, second)
    const [token, stopToken] = [await linkIn(second), await linkIn(buyer.email)]
    expect((await confirm(stopToken)).status).toBe(422)
    expect((await stop(token)).status).toBe(422)
    expect([(await stop(stopToken)).status, (await stop(stopToken)).status]).toEqual([200, 422])
    expect((await confirm(token)).status).toBe(422)
    // cancelled before its mail was written
    expect(await linkIn(first)).toBe('')
    expect(await emailOf(buyer)).toBe(buyer.email)
  })

  it('no longer counts after the password was changed or reset [REG-3]', async () => {
    const buyer = await world.aBuyer()
    const email = newAddress()
    await change(buyer, email)
    const token = await linkIn(email)
    await buyer.call('akun/password/ubah', {
      user_id: buyer.userId,
      password_lama: 'Contoh123',
      password_baru: 'LebihAman456',
    })
    expect((await confirm(token)).refusal?.code).toBe('email_change_over')

    const other = await world.aBuyer()
    const newEmail = newAddress()
    await change(other, newEmail)
    const resetter = aResetter(world, '10.88.0.2')
    await resetter.askCode(other.email)
    const proof = await resetter.tryCode(other.email, await mailedCode(world, other.email))
    await resetter.save({ user_id: other.userId, email: other.email, token: proof.token ?? '' })
    expect((await confirm(await linkIn(newEmail))).refusal?.code).toBe('email_change_over')
  })

  it('does not count for a member who was removed from their only company [REG-3]', async () => {
    const owner = await world.aBuyer()
    const member = await world.aColleague(owner, 'purchaser')
    const email = newAddress()
    await change(member, email)
    const token = await linkIn(email)
    await owner.call('anggota/hapus', { company_id: owner.companyId, anggota_id: member.userId })

    expect((await confirm(token)).refusal?.code).toBe('email_change_over')
  })

  it('says so when somebody has taken the address meanwhile, also at the same moment [REG-3]', async () => {
    const [one, other] = [await world.aBuyer(), await world.aBuyer()]
    const email = newAddress()
    await change(one, email)
    const first = await linkIn(email)
    await change(other, email.toUpperCase())
    const second = await linkIn(email.toUpperCase())

    const both = await Promise.all([confirm(first), confirm(second)])
    const loser = both.find(({ ok }) => !ok)

    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(loser?.refusal).toMatchObject({
      code: 'email_taken_meanwhile',
      status_message: expect.stringContaining('kini dipakai akun lain'),
    })
  })

  it('may be to the address of an account that belongs to no company any more [REG-3]', async () => {
    const [one, gone] = [await world.aBuyer(), await world.aBuyer()]
    await world.db.deleteFrom('memberships').where('user_id', '=', gone.userId).execute()
    await change(one, gone.email)

    expect((await confirm(await linkIn(gone.email))).status).toBe(200)
    const stored = world.db.selectFrom('users').select('email').where('id', '=', one.userId)
    expect(await stored.executeTakeFirstOrThrow()).toEqual({ email: gone.email })
  })

  it('of two changes requested at once is one [REG-3]', async () => {
    const buyer = await world.aBuyer()
    const [one, other] = [newAddress(), newAddress()]

    const answers = await Promise.all([change(buyer, one), change(buyer, other)])
    const results = [await confirm(await linkIn(one)), await confirm(await linkIn(other))]

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

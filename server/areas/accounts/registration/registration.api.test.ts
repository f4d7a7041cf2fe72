import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { takeHit } from '#server/platform/rate-limit.ts'
import { countWaiting, holdTable } from '#test/database/waiting.ts'
import { openWorld } from '#test/world.ts'
import { aRegistration, aResetter, sendingAs } from '../testing.ts'

const world = await openWorld({ connections: 4 })
await world.db
  .insertInto('promos')
  .values([
    { code: 'BAHANUJI', title: 'Promo BAHANUJI', amount: '250000', min_spend: '1000000', valid_days: 30 },
    { code: 'SATUSAJA', title: 'Promo SATUSAJA', amount: '1000', min_spend: '0', valid_days: 30, most_claims: 1 },
    { code: 'LEWAT', title: 'Promo LEWAT', amount: '1000', min_spend: '0', valid_days: 30, ends_at: '2026-01-01' },
  ])
  .execute()

const send = sendingAs(world)
const register = (body: object) => send('session/daftar', body)

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ many: number }>`select count(*)::int as many from ${sql.table(table)}`.execute(world.db)
  return rows[0]?.many ?? 0
}

const everything = () =>
  Promise.all(['users', 'companies', 'memberships', 'addresses', 'consents', 'vouchers'].map(count))

async function mailedToken(email: string): Promise<string> {
  await world.runJobs()
  const mail = world.mails.findLast(({ to, subject }) => to.address === email && subject.startsWith('Verifikasi'))
  return /\/verifikasi\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('registering', () => {
  it('again signs nobody in who was removed from the company meanwhile, and no session of theirs goes on [REG-1, REG-3]', async () => {
    const body = aRegistration()
    const { data, cookie } = await register(body)
    await world.db.deleteFrom('memberships').where('company_id', '=', data.companyId).execute()

    const again = await register(body)
    const refreshed = await world.http.inject({
      method: 'POST',
      url: '/api/session/refresh',
      payload: {},
      cookies: { sb_refresh: cookie?.value ?? '' },
    })

    expect([again.refusal?.code, again.cookie]).toEqual(['email_taken', undefined])
    expect(refreshed.statusCode).toBe(403)
  })

  it('makes company, owner and delivery address, and signs in [REG-1]', async () => {
    const body = aRegistration({
      nomor_identitas: '0012.3456-7890 1234',
      tipe_bisnis: 'Lainnya',
      tipe_bisnis_lain: 'Cat dan pelapis',
    })

    const { status, data, cookie } = await register(body)
    const profile = await send('session/profil', {}, data.sessionId)
    const addresses = await send('alamat/daftar', { company_id: data.companyId }, data.sessionId)

    expect(status).toBe(200)
    expect(data).toMatchObject({ isLogin: true, userLogin: 'Rina Wijaya', tipeBisnis: 'Lainnya', voucher: null })
    expect(data.verification).toBe('alamat e-mail')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    expect(profile.data.perusahaan).toMatchObject({ nama: 'PT Daftar Baru', jenis: 'buyer', peran: 'owner' })
    expect(addresses.data).toMatchObject([{ kota: 'Bandung', kode_pos: '40184', utama: true, penerima: 'Rina Wijaya' }])
    const stored = await world.db
      .selectFrom('companies')
      .select(['npwp', 'nib', 'business_type', 'business_type_other'])
      .where('id', '=', data.companyId)
      .executeTakeFirst()
    expect(stored).toEqual({
      npwp: '0012345678901234',
      nib: null,
      business_type: 'Lainnya',
      business_type_other: 'Cat dan pelapis',
    })
  })

  it('records what was agreed to, in which version and when [REG-1]', async () => {
    world.setClock('2026-11-20T09:00:00+07:00')
    const { data } = await register(aRegistration())
    world.setClock()

    const consents = await world.db
      .selectFrom('consents')
      .select(['document', 'version', 'agreed_at'])
      .where('user_id', '=', data.userId)
      .orderBy('document')
      .execute()
    const agreed_at = new Date('2026-11-20T09:00:00+07:00')
    expect(consents).toEqual([
      { document: 'privacy', version: '2026-01-01', agreed_at },
      { document: 'terms', version: '2026-01-01', agreed_at },
    ])
  })

  it.each([
    ['nomor_identitas', { nomor_identitas: '01234' }, 'NPWP terdiri dari 16 angka.'],
    [
      'nomor_identitas',
      { nomor_identitas: '01.234.567.8-901.234' },
      'NPWP terdiri dari 16 angka. Untuk NPWP lama 15 angka, tambahkan angka 0 di depannya.',
    ],
    ['nomor_identitas', { jenis_identitas: 'nib', nomor_identitas: '12345678901234' }, 'NIB terdiri dari 13 angka.'],
    ['tipe_bisnis', { tipe_bisnis: '6' }, 'Pilih salah satu tipe bisnis.'],
    ['tipe_bisnis_lain', { tipe_bisnis: 'Lainnya' }, 'Tipe bisnis lainnya harus diisi.'],
    ['provinsi', { provinsi: 'Jawa' }, 'Pilih salah satu provinsi.'],
    ['kode_pos', { kode_pos: '4018' }, 'Kode pos terdiri dari 5 angka.'],
    ['email', { email: 'rina@' }, 'Alamat e-mail tidak valid.'],
    ['username', { username: 'rina@uji.contoh' }, expect.stringContaining('Username terdiri dari')],
    ['password', { password: 'pendek' }, 'Minimal 8 karakter dan harus terdiri dari A-Z, a-z, dan 0-9'],
    ['setuju_syarat', { setuju_syarat: undefined }, 'Anda perlu menyetujui syarat dan ketentuan.'],
    ['setuju_privasi', { setuju_privasi: '' }, 'Anda perlu menyetujui kebijakan privasi.'],
    [
      'setuju_syarat',
      { setuju_syarat: '2020-01' },
      'Syarat dan ketentuan telah diperbarui. Silakan baca, lalu setujui kembali.',
    ],
    [
      'setuju_privasi',
      { setuju_privasi: '2020-01' },
      'Kebijakan privasi telah diperbarui. Silakan baca, lalu setujui kembali.',
    ],
    ['kode_promo', { kode_promo: 'TIDAKADA' }, 'Kode promo tidak ditemukan. Periksa kembali penulisannya.'],
    ['kode_promo', { kode_promo: 'lewat' }, 'Kode promo ini sudah tidak berlaku.'],
  ])('marks %s of %j and makes nothing [REG-1, REG-2, API-2]', async (field, wrong, sentence) => {
    const before = await everything()

    const { status, refusal } = await register({ ...aRegistration(), ...wrong })

    expect([400, 409, 422]).toContain(status)
    expect(refusal).toMatchObject({ field, status_message: sentence })
    expect(await everything()).toEqual(before)
  })

  it('accepts a NIB of 13 digits, leading zeros preserved [REG-1]', async () => {
    const { data } = await register(aRegistration({ jenis_identitas: 'nib', nomor_identitas: ' 0012-3456-78901 ' }))

    const stored = world.db.selectFrom('companies').select(['npwp', 'nib']).where('id', '=', data.companyId)
    expect(await stored.executeTakeFirst()).toEqual({ npwp: null, nib: '0012345678901' })
  })

  it('refuses an e-mail address that somebody has, in any case, on its field [REG-1]', async () => {
    const buyer = await world.aBuyer()
    const before = await everything()

    const { status, refusal } = await register(aRegistration({ email: buyer.email.toUpperCase() }))

    expect(status).toBe(422)
    expect(refusal).toMatchObject({ field: 'email', code: 'email_taken' })
    expect(await everything()).toEqual([before[0], ...before.slice(1)])
  })

  it('takes an address whose account belongs to no company any more, once, and nothing else of that account [REG-1, REG-3]', async () => {
    const gone = await world.aBuyer()
    await world.db.deleteFrom('memberships').where('user_id', '=', gone.userId).execute()
    const [one, other] = [aRegistration({ email: gone.email.toUpperCase() }), aRegistration({ email: gone.email })]

    const both = await Promise.all([register(one), register(other)])

    expect(both.map(({ refusal }) => refusal?.code).sort()).toEqual(['email_taken', undefined])
    const users = world.db.selectFrom('users').select(['id', 'email', 'former_email'])
    const before = await users.where('id', '=', gone.userId).executeTakeFirstOrThrow()
    expect([before.email, before.former_email]).toEqual([expect.stringMatching(/@akun\.invalid$/), expect.anything()])
    const now = await users.where(sql<boolean>`lower(email) = ${gone.email}`).execute()
    expect(now.map(({ id }) => id === gone.userId)).toEqual([false])
  })

  it('refuses an address whose account an administrator has blocked, though it belongs to no company [REG-1, ADMIN-1]', async () => {
    const gone = await world.aBuyer()
    await world.db.deleteFrom('memberships').where('user_id', '=', gone.userId).execute()
    const blocked = { blocked_at: world.now(), blocked_reason: 'Penipuan' }
    await world.db.updateTable('users').set(blocked).where('id', '=', gone.userId).execute()

    expect((await register(aRegistration({ email: gone.email }))).refusal?.code).toBe('email_taken')
  })

  it('makes a username, or takes the chosen one while it is free [REG-1, SESS-7]', async () => {
    const [first, second] = [aRegistration(), aRegistration()]
    await register({ ...first, email: `budi.santoso@${first.kunci}.contoh` })
    const made = await register({ ...second, email: `budi.santoso@${second.kunci}.contoh` })
    const chosen = await register(aRegistration({ username: 'Rina.W' }))
    const taken = await register(aRegistration({ username: 'rina.w' }))

    const { rows } = await sql<{ username: string }>`
      select username from users where id = any(${[made.data.userId, chosen.data.userId]}::uuid[]) order by username`.execute(
      world.db,
    )
    expect(rows.map(({ username }) => username)).toEqual(
      ['Rina.W', expect.stringMatching(/^budi-santoso-[0-9a-f]{8}$/)].sort(),
    )
    expect(taken.refusal).toMatchObject({ field: 'username', code: 'username_taken' })
    const signedIn = await send('session/login', { identitas: 'RINA.W', password: 'Contoh123' })
    expect(signedIn.status).toBe(200)
  })

  it('sent twenty times at once answers the same success to all, also with a promotion code that is then used up [REG-1]', async () => {
    const registration = aRegistration({ kode_promo: 'SATUSAJA' })

    const answers = await Promise.all(Array.from({ length: 20 }, () => register(registration)))

    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ data }) => `${data.userId} ${data.companyId} ${data.voucher}`)).size).toBe(1)
  })

  it("keeps the platform's name for the platform, for companies, people and usernames [REG-1]", async () => {
    for (const [field, wishes] of [
      ['nama_perusahaan', { nama_perusahaan: 'PT Sentra Bahan Indonesia' }],
      ['nama', { nama: 'Admin S3ntra B4han' }],
      ['username', { username: 'sentra.bahan' }],
    ] as const)
      expect((await register(aRegistration(wishes))).refusal).toMatchObject({ code: 'name_reserved', field })

    const { data, status } = await register(aRegistration({ email: 'sentrabahan@uji.contoh' }))
    expect(status).toBe(200)
    const user = await world.db.selectFrom('users').select('username').where('id', '=', data.userId).executeTakeFirst()
    expect(user?.username).not.toContain('sentra')
  })

  it('may be made by one network fifty times a day, and by the machine itself as often as it likes [REG-1]', async () => {
    for (const _ of Array(50)) await takeHit(world.deps, 'session/daftar\n10.77.0.1\nhari', { seconds: 86_400 })
    const from = (remoteAddress: string) =>
      world.http.inject({ method: 'POST', url: '/api/session/daftar', payload: aRegistration(), remoteAddress })

    expect([(await from('10.77.0.1')).statusCode, (await from('10.77.0.2')).statusCode]).toEqual([429, 200])
    expect((await from('127.0.0.1')).statusCode).toBe(200)
  })

  it('greets nobody by a name before the address is proved, in no mail [REG-1] [RESET-6]', async () => {
    const registration = aRegistration({ nama: 'Klik contoh.id Sekarang', password: 'Kuda5Meja' })
    await register(registration)
    await aResetter(world, '10.77.1.1').askCode(registration.email)
    await world.runJobs()

    const mails = world.mails.filter(({ to }) => to.address === registration.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Verifikasi alamat e-mail Anda',
      'Kode verifikasi reset password',
    ])
    expect(JSON.stringify(mails)).not.toContain('Klik')
  })

  it('sent twice, also at once, is one registration and one mail, and answers both [REG-1]', async () => {
    const body = aRegistration({ kode_promo: 'BAHANUJI' })

    const both = await Promise.all([register(body), register(body)])
    const later = await register(body)
    await world.runJobs()

    const companies = [...both, later].map(({ data }) => data.companyId)
    expect(new Set(companies).size).toBe(1)
    expect(new Set([...both, later].map(({ data }) => data.voucher)).size).toBe(1)
    expect(world.mails.filter(({ to }) => to.address === body.email)).toHaveLength(1)
  })

  it('gives no session to a person who repeats its key without the password [REG-1]', async () => {
    const body = aRegistration()
    await register(body)

    const { status, data } = await register({ ...body, password: 'Tebakan123' })

    expect([status, data]).toEqual([422, undefined])
  })

  it('again opens no session with a password that is being changed [REG-1, REG-3]', async () => {
    const body = aRegistration()
    const { data } = await register(body)
    const change = { user_id: data.userId, password_lama: body.password, password_baru: 'LebihAman456' }
    // the change waits at its last statement, when it has ended all sessions it knows of
    const release = await holdTable(world.db, 'pgboss.job')
    const changing = send('akun/password/ubah', change, data.sessionId)
    await expect.poll(() => countWaiting(world.db), { timeout: 10_000 }).toBe(1)

    const repeating = register(body)
    await Promise.race([repeating, expect.poll(() => countWaiting(world.db), { timeout: 10_000 }).toBe(2)])
    await release()

    expect((await changing).status).toBe(200)
    expect(await repeating).toMatchObject({ status: 422, refusal: { code: 'email_taken' }, cookie: undefined })
  })

  it('keeps the password as argon2id alone, and says it nowhere [SESS-6]', async () => {
    const body = aRegistration({ password: 'RahasiaSekali9' })
    const { text } = await register(body)
    await world.runJobs()

    const { rows } = await sql<{ line: string }>`
      select u::text as line from users u where email = ${body.email}
      union all select j::text from pgboss.job j`.execute(world.db)
    const stored = rows.map(({ line }) => line).join('\n')
    expect(stored).toContain('$argon2id$')
    for (const content of [stored, text, JSON.stringify(world.mails)]) expect(content).not.toContain('RahasiaSekali9')
  })
})

describe('the verification of the e-mail address', () => {
  it('is by a link in a mail, which counts once [REG-1, VERIF-1]', async () => {
    const body = aRegistration()
    const { data } = await register(body)
    const token = await mailedToken(body.email)
    expect((await send('session/profil', {}, data.sessionId)).data.verifikasi).toBe('alamat e-mail')

    const verified = await send('verifikasi/konfirmasi', { token })
    const again = await send('verifikasi/konfirmasi', { token })

    expect(verified.data).toEqual({ email: body.email })
    expect([again.status, again.refusal.code]).toEqual([422, 'verification_over'])
    expect((await send('session/profil', {}, data.sessionId)).data.verifikasi).toBe('')
    const signedIn = await send('session/login', { identitas: body.email, password: body.password })
    expect(signedIn.data.verification).toBe('')
  })

  it('fails with a made-up link, and with one three days old [REG-1]', async () => {
    const body = aRegistration()
    world.setClock('2026-11-20T09:00:00+07:00')
    await register(body)
    const token = await mailedToken(body.email)
    world.setClock('2026-11-23T09:00:00+07:00')

    const old = await send('verifikasi/konfirmasi', { token })
    const madeUp = await send('verifikasi/konfirmasi', { token: 'karangan' })
    world.setClock()

    expect([old.status, madeUp.status]).toEqual([422, 422])
  })

  it('is sent again a minute later, and not once it is done [VERIF-1]', async () => {
    const body = aRegistration()
    world.setClock('2026-11-20T09:00:00+07:00')
    const { data } = await register(body)
    const first = await mailedToken(body.email)
    const atOnce = await send('verifikasi/kirim-ulang', {}, data.sessionId)
    world.setClock('2026-11-20T09:01:00+07:00')
    const aMinuteLater = await send('verifikasi/kirim-ulang', {}, data.sessionId)
    const second = await mailedToken(body.email)
    await send('verifikasi/konfirmasi', { token: first })
    const secondAfterFirst = await send('verifikasi/konfirmasi', { token: second })
    const done = await send('verifikasi/kirim-ulang', {}, data.sessionId)
    world.setClock()

    expect([atOnce.status, atOnce.refusal?.code]).toEqual([429, 'verification_too_soon'])
    expect(aMinuteLater.data).toEqual({ email: body.email, sudah_terverifikasi: false })
    expect(second).not.toBe(first)
    expect(secondAfterFirst.status).toBe(422)
    expect(done.data.sudah_terverifikasi).toBe(true)
  })

  it('keeps the hash of the link alone [REG-1]', async () => {
    const body = aRegistration()
    const { text } = await register(body)
    const token = await mailedToken(body.email)

    const { rows } = await sql<{ line: string }>`
      select v::text as line from email_verifications v union all select j::text from pgboss.job j`.execute(world.db)
    const stored = rows.map(({ line }) => line).join('\n') + text
    expect(token.length).toBe(43)
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(Buffer.from(token).toString('hex'))
  })

  it('greets by a name that no mail program makes a link of, and runs nothing in it [REG-1]', async () => {
    const body = aRegistration({ nama: '<img src=x> www.jahat.example https://jahat.example' })
    await register(body)
    await world.db
      .updateTable('users')
      .set({ email_verified_at: world.now() })
      .where('email', '=', body.email)
      .execute()
    await aResetter(world, '10.77.1.2').askCode(body.email)
    await world.runJobs()

    const mail = world.mails.findLast(({ to }) => to.address === body.email)
    expect(mail?.text).toContain('Yth. ')
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/<img|jahat\.example|www\.\S|https:\/\/jahat/)
  })
})

it('shows no outbox outside the demo [API-1]', async () => {
  expect((await send('kotak-keluar/daftar', {})).status).toBe(404)
})

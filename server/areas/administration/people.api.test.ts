import { describe, expect, it } from 'vitest'
import { sessionsRevoked } from '#domain/live.ts'
import { aResetter, mailedCode } from '#server/areas/accounts/testing.ts'
import type { Person } from '#test/actor.ts'
import { anAuthenticator } from '#test/scenes/authenticator.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })
const administrator = await world.anAdministrator()

const list = async (body: {
  keyword?: string
  status?: 'diblokir' | 'administrator'
  setelah?: string
  per_halaman?: number
}) => (await administrator.call('admin/pengguna/daftar', body)).data
const shown = async ({ userId }: Person) =>
  (await administrator.call('admin/pengguna/lihat', { pengguna_id: userId })).data
const block = ({ userId }: Person, by = administrator) =>
  by.call('admin/pengguna/blokir', { pengguna_id: userId, alasan: 'Akun dibajak.' })
const allow = ({ userId }: Person) => administrator.call('admin/pengguna/izinkan', { pengguna_id: userId })
const signIn = ({ email }: Person, password = 'Contoh123') =>
  world.aVisitor().call('session/login', { identitas: email, password })
const mailsTo = async ({ email }: Pick<Person, 'email'>) => {
  await world.runJobs()
  return world.mails.filter(({ to }) => to.address === email).map(({ subject, text }) => `${subject}\n${text}`)
}

describe('people, as administrators see them', () => {
  it('are found by a part of the name and the beginning of the e-mail address, in any case [ADMIN-1]', async () => {
    const person = await world.aBuyer()
    await world.db.updateTable('users').set({ name: 'Kirana Wulandari' }).where('id', '=', person.userId).execute()
    for (const keyword of ['nA WuLan', person.email.toUpperCase(), person.email.slice(0, -6)])
      expect((await list({ keyword })).pengguna.map(({ pengguna_id }) => pengguna_id)).toContain(person.userId)
    expect((await list({ keyword: person.email.slice(1) })).pengguna).toEqual([])
    expect((await list({ keyword: '%' })).pengguna).toEqual([])
  })

  it('are listed from the one registered last on, page by page, each once; closed accounts are none [ADMIN-1]', async () => {
    const gone = await world.aBuyer()
    await gone.call('akun/tutup', { user_id: gone.userId, password: 'Contoh123' })
    const ids: string[] = []
    let setelah: string | null = null
    do {
      const page = await list({ per_halaman: 2, ...(setelah && { setelah }) })
      ids.push(...page.pengguna.map(({ pengguna_id }) => pengguna_id))
      setelah = page.berikutnya
    } while (setelah)
    const all = await world.db.selectFrom('users').select('id').where('name', '<>', 'Akun ditutup').execute()
    expect([ids.length, new Set(ids).size]).toEqual([all.length, all.length])
    expect(ids).not.toContain(gone.userId)
    const closed = await administrator.call('admin/pengguna/lihat', { pengguna_id: gone.userId })
    expect(closed.refusal?.code).toBe('person_not_found')
  })

  it('show companies with roles, sessions as a count and the second factor of administrators [ADMIN-1]', async () => {
    const owner = await world.aSeller()
    await owner.call('akun/profil', {})
    const { perusahaan, jumlah_sesi, terakhir, faktor_kedua } = await shown(owner)
    expect(perusahaan).toMatchObject([{ perusahaan_id: owner.companyId, jenis: 'seller', peran: 'owner' }])
    expect([jumlah_sesi, terakhir, faktor_kedua]).toEqual([1, world.now().toISOString(), null])
    expect((await shown(administrator)).faktor_kedua).toBe(false)
    await anAuthenticator(administrator, world.now())
    expect((await shown(administrator)).faktor_kedua).toBe(true)
    const found = await list({ status: 'administrator', keyword: administrator.email })
    expect(found.pengguna).toMatchObject([{ perusahaan: [{ jenis: 'platform' }] }])
  })

  it('are for administrators alone [ADMIN-1, ROLE-10]', async () => {
    const owner = await world.aBuyer()
    for (const stranger of [owner, await world.aSeller(), world.aVisitor()]) {
      expect((await stranger.send('admin/pengguna/daftar', {})).ok).toBe(false)
      expect((await stranger.send('admin/pengguna/lihat', { pengguna_id: owner.userId })).ok).toBe(false)
    }
  })
})

describe('a blocked person', () => {
  it('is cut off at once, cannot sign in and is told why by mail alone [ADMIN-1]', async () => {
    const person = await world.aBuyer()
    const { data } = await signIn(person)
    const heard = await world.hear()
    expect((await block(person)).data).toMatchObject({ alasan_blokir: 'Akun dibajak.', jumlah_sesi: 0 })
    const { id } = await world.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow()
    // live connections are cut by it
    expect(await heard.next()).toEqual(sessionsRevoked([id]))
    const expired = await world.aVisitor().send('akun/profil', {}, { authorization: `Bearer ${data.sessionId}` })
    expect(expired.status).toBe(403)

    const [right, wrong] = [await signIn(person), await signIn(person, 'Bukan123')]
    expect([right.status, right.refusal]).toEqual([wrong.status, wrong.refusal])
    expect((await mailsTo(person)).at(-1)).toMatch(/Akun Anda diblokir[\s\S]*Alasan: Akun dibajak/)

    expect((await allow(person)).data.diblokir).toBeNull()
    expect((await signIn(person)).ok).toBe(true)
    expect((await mailsTo(person)).at(-1)).toContain('Anda dapat masuk lagi')
    expect((await shown(person)).riwayat).toMatchObject([
      { tindakan: 'pengguna.izinkan', alasan: null },
      { tindakan: 'pengguna.blokir', alasan: 'Akun dibajak.' },
    ])
  })

  it('stays blocked with another password [ADMIN-1, RESET-6]', async () => {
    const person = await world.aBuyer()
    await block(person)
    const resetter = aResetter(world, '203.0.113.77')
    await resetter.askCode(person.email)
    const { token = '' } = await resetter.tryCode(person.email, await mailedCode(world, person.email))
    expect((await resetter.save({ user_id: person.userId, email: person.email, token })).status).toBe(200)
    expect((await signIn(person, 'Kuda5Meja')).refusal?.code).toBe('wrong_credentials')
  })

  it('can no longer move the blocked address away by a link that was mailed before [ADMIN-1, REG-3]', async () => {
    const person = await world.aBuyer()
    const email = `pindah-${person.email}`
    await person.call('akun/email/ubah', { user_id: person.userId, email, password: 'Contoh123' })
    const mail = (await mailsTo({ email })).at(-1) ?? ''
    const token = /token=(\S+)/.exec(mail)?.[1] ?? ''
    await block(person)
    await allow(person)

    const confirmed = await world.aVisitor().call('akun/email/konfirmasi', { token })

    expect(confirmed.refusal?.code).toBe('email_change_over')
  })

  it('is blocked once, with a reason, however many administrators press at once [ADMIN-1]', async () => {
    const person = await world.aBuyer()
    const other = await world.aColleague(administrator, 'administrator')
    const bare = { pengguna_id: person.userId, alasan: ' ' }
    expect((await administrator.call('admin/pengguna/blokir', bare)).refusal?.field).toBe('alasan')
    const answers = await Promise.all([block(person), block(person, other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await list({ status: 'diblokir', keyword: person.email })).pengguna).toHaveLength(1)
  })

  it('gets no more mail of the company [ADMIN-1]', async () => {
    const owner = await world.aBuyer()
    await block(owner)
    const before = (await mailsTo(owner)).length
    const body = { perusahaan_id: owner.companyId, versi: 0, catatan: 'Tagihan palsu.' }
    await administrator.call('admin/pembeli/tangguhkan', body)
    expect(await mailsTo(owner)).toHaveLength(before)
  })
})

describe('administrators', () => {
  it('neither block themselves nor end their own sessions here [ADMIN-1]', async () => {
    expect((await block(administrator)).refusal).toMatchObject({ code: 'person_act_not_allowed' })
    const own = await administrator.call('admin/pengguna/akhiri-sesi', { pengguna_id: administrator.userId })
    expect(own.refusal?.code).toBe('person_act_not_allowed')
  })

  it('who block each other at once leave one of them, who stays [ADMIN-1, ADM-1]', async () => {
    const first = await world.anAdministrator()
    const second = await world.aColleague(first, 'administrator')
    await Promise.all([first.call('akun/profil', {}), second.call('akun/profil', {})])
    const answers = await Promise.all([block(second, first), block(first, second)])
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
    const [left, other] = answers[0].ok ? [first, second] : [second, first]
    const body = { company_id: left.companyId, anggota_id: other.userId, peran: 'administrator' } as const
    expect((await left.call('akun/tutup', { user_id: left.userId, password: 'Contoh123' })).refusal?.code).toBe(
      'closing_last_administrator',
    )
    expect((await left.call('anggota/hapus', { ...body, anggota_id: left.userId })).refusal?.code).toBe(
      'last_administrator',
    )
  })

  it('end all sessions of a person, who signs in again [ADMIN-1]', async () => {
    const person = await world.aBuyer()
    const { data } = await signIn(person)
    await signIn(person)
    const body = { pengguna_id: person.userId }
    expect((await administrator.call('admin/pengguna/akhiri-sesi', body)).data.jumlah_sesi).toBe(0)
    const expired = await world.aVisitor().send('akun/profil', {}, { authorization: `Bearer ${data.sessionId}` })
    expect(expired.status).toBe(403)
    expect((await mailsTo(person)).at(-1)).toContain('Semua sesi Anda telah diakhiri')
    expect((await administrator.call('admin/pengguna/akhiri-sesi', body)).refusal?.code).toBe('person_act_not_allowed')
    expect((await signIn(person)).ok).toBe(true)
  })

  it('send the link that verifies an address anew, with the pauses that its owner has [ADMIN-1, VERIF-1]', async () => {
    const person = await world.aBuyer()
    const send = () => administrator.call('admin/pengguna/kirim-verifikasi', { pengguna_id: person.userId })
    expect((await send()).refusal?.code).toBe('person_act_not_allowed')
    await world.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', person.userId).execute()
    expect((await send()).ok).toBe(true)
    expect((await mailsTo(person)).at(-1)).toContain('/verifikasi?token=')
    expect((await send()).refusal?.code).toBe('verification_too_soon')
  })
})

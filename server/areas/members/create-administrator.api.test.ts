import { describe, expect, it } from 'vitest'
import { codeOf } from '#test/scenes/authenticator.ts'
import { openWorld } from '#test/world.ts'
import { createAdministrator } from './create-administrator.ts'

const world = await openWorld({ connections: 4 })
const person = { email: 'pengelola@uji.contoh', name: 'Administrator', password: 'Kuda5Meja' }

async function signIn(email: string, password: string) {
  return world.aVisitor().call('session/login', { identitas: email, password })
}

describe('the first administrator', () => {
  it.each([
    [{ ...person, password: 'lemah' }, 'Minimal 8 karakter'],
    [{ ...person, email: 'pengelola' }, 'Alamat e-mail tidak valid.'],
    [{ ...person, email: 'admin@contoh.id', password: 'Contoh123' }, 'Password ini dikenal semua orang.'],
  ])('needs an address and a password of their own: %j [ADM-1]', async (wrong, sentence) => {
    await expect(createAdministrator(world.deps, wrong)).rejects.toThrow(sentence)
    expect((await signIn(wrong.email, wrong.password)).ok).toBe(false)
  })

  it('is made once, however often at once, signs in as administrator, and is in the audit [ADM-1, ADM-6]', async () => {
    const tries = await Promise.allSettled([
      createAdministrator(world.deps, person),
      createAdministrator(world.deps, { ...person, email: 'lain@uji.contoh' }),
    ])

    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const answers = await Promise.all([person.email, 'lain@uji.contoh'].map((email) => signIn(email, person.password)))
    const made = answers.filter(({ ok }) => ok)
    expect(made).toHaveLength(1)
    const session = made[0]?.data.sessionId ?? ''
    const profile = await world.aVisitor().send('session/profil', {}, { authorization: `Bearer ${session}` })
    expect(profile.text).toContain('"jenis":"platform","peran":"administrator"')
    await expect(createAdministrator(world.deps, { ...person, email: 'ketiga@uji.contoh' })).rejects.toMatchObject({
      code: 'administrator_there',
    })
    const entries = await world.db.selectFrom('audit_entries').select(['act', 'user_id']).execute()
    expect(entries).toEqual([{ act: 'member.join', user_id: null }])
  })
})

it('invites further administrators, who join with their own password [ADM-1]', async () => {
  const administrator = await world.anAdministrator()
  const email = 'kedua@uji.contoh'
  const invited = { company_id: administrator.companyId, email, peran: 'administrator' } as const
  expect((await administrator.call('undangan/kirim', invited)).ok).toBe(true)
  await world.runJobs()
  const token = /token=([\w-]+)/.exec(world.mails.at(-1)?.text ?? '')?.[1] ?? ''

  const you = { nama: 'Administrator Kedua', telepon: '0811-0000-999', password: 'Kuda5Meja' }
  expect((await world.aVisitor().call('undangan/daftar-akun', { token, ...you })).ok).toBe(true)

  const { data } = await signIn(email, you.password)
  const bearer = { authorization: `Bearer ${data.sessionId}` }
  const ask = (path: string, body: object = {}) => world.aVisitor().send(path, body, bearer)
  expect((await ask('admin/audit/daftar')).refusal?.code).toBe('second_factor_needed')
  const { data: setup } = (await ask('akun/faktor-kedua/siapkan')).body as { data: { kunci: string } }
  expect((await ask('akun/faktor-kedua/aktifkan', { kode: codeOf(setup.kunci, world.now()) })).ok).toBe(true)
  expect((await ask('admin/audit/daftar')).status).toBe(200)
})

import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'
import { aRegistration, aResetter, mailedCode } from './testing.ts'

const world = await openWorld({ connections: 4 })

const registering = async (password: string, wishes: Parameters<typeof aRegistration>[0] = {}) =>
  (await world.aVisitor().call('session/daftar', aRegistration({ password, ...wishes }))).refusal

it.each([['Password1'], ['P@ssw0rd12'], ['Indonesia1'], ['Rahasia2026'], ['SentraBahan1']])(
  'refuses %s, which is tried first, at the field where it was typed [RESET-4]',
  async (password) => {
    expect(await registering(password)).toMatchObject({
      code: 'password_guessed',
      field: 'password',
      status_message:
        'Password ini mudah ditebak: sering dipakai orang, atau sama dengan nama Anda atau perusahaan. Pilih yang lain.',
    })
  },
)

it("refuses the company's name, the person's and the username with a digit behind [RESET-4]", async () => {
  const named = { nama_perusahaan: 'PT Daftar Baru', nama: 'Rina Wijaya', username: 'gudangbesar' }

  for (const password of ['DaftarBaru1', 'RinaWijaya1', 'Gudangbesar1'])
    expect((await registering(password, named))?.code).toBe('password_guessed')
  expect(await registering('KudaMeja17', named)).toBeUndefined()
})

it('refuses them wherever a password is chosen [RESET-4, REG-3]', async () => {
  const owner = await world.aBuyer({ name: 'PT Rempah Nusantara' })
  const guessed = 'RempahNusantara1'

  const changed = await owner.call('akun/password/ubah', {
    user_id: owner.userId,
    password_lama: 'Contoh123',
    password_baru: guessed,
  })
  expect(changed.refusal).toMatchObject({ code: 'password_guessed', field: 'password_baru' })

  const me = aResetter(world, '10.7.200.1')
  await me.askCode(owner.email)
  const { token = '' } = await me.tryCode(owner.email, await mailedCode(world, owner.email))
  const proof = { user_id: owner.userId, email: owner.email, token }
  expect((await me.save({ ...proof, password: guessed })).body.status_detail).toMatchObject({
    code: 'password_guessed',
    field: 'password',
  })
  expect((await me.save({ ...proof, password: 'KudaMeja17' })).status).toBe(200)

  const invited = { company_id: owner.companyId, email: 'rekan@uji.contoh', peran: 'purchaser' } as const
  const again = await world.aBuyer({ name: 'PT Rempah Nusantara' })
  expect((await again.call('undangan/kirim', { ...invited, company_id: again.companyId })).ok).toBe(true)
  await world.runJobs()
  const link = /token=([\w-]+)/.exec(world.mails.at(-1)?.text ?? '')?.[1] ?? ''
  const person = { token: link, nama: 'Rekan Baru', telepon: '0811-0000-999' }
  const joined = (password: string) => world.aVisitor().call('undangan/daftar-akun', { ...person, password })
  expect((await joined(guessed)).refusal).toMatchObject({ code: 'password_guessed', field: 'password' })
  expect((await joined('KudaMeja17')).ok).toBe(true)
})

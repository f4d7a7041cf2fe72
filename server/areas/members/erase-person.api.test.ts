import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'
import { erasePerson } from './close-account.ts'

const world = await openWorld({ connections: 4 })

it('erases a person who belongs to no company any more, audits that and tells them; the address is free again [OPS-5]', async () => {
  const owner = await world.aBuyer()
  const left = await world.aColleague(owner, 'purchaser')
  await owner.call('anggota/hapus', { company_id: owner.companyId, anggota_id: left.userId })

  await erasePerson(world.deps, left.email.toUpperCase())

  const user = await world.db.selectFrom('users').selectAll().where('id', '=', left.userId).executeTakeFirstOrThrow()
  expect(user).toMatchObject({ name: 'Akun ditutup', phone: '', email_verified_at: null })
  expect(user.email).not.toContain(left.email)
  const entry = await world.db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').executeTakeFirst()
  expect(entry).toMatchObject({ act: 'account.erase', user_id: null, thing_id: left.userId })
  await world.runJobs()
  expect(world.mails.at(-1)).toMatchObject({ to: { address: left.email }, subject: 'Akun Anda telah ditutup' })
  await expect(erasePerson(world.deps, left.email)).rejects.toMatchObject({ code: 'person_not_found' })
})

it('erases nobody who is a member, and says of which company [OPS-5, REG-3]', async () => {
  const owner = await world.aBuyer()

  await expect(erasePerson(world.deps, owner.email)).rejects.toMatchObject({
    code: 'person_has_place',
    sentence: expect.stringContaining(owner.companyName),
  })

  expect((await owner.call('akun/profil', {})).ok).toBe(true)
})

it('erases a person who had the address before somebody else joined with it, and not that one [OPS-5, REG-3]', async () => {
  const owner = await world.aBuyer()
  const before = await world.aColleague(owner, 'purchaser')
  await owner.call('anggota/hapus', { company_id: owner.companyId, anggota_id: before.userId })
  await owner.call('undangan/kirim', { company_id: owner.companyId, email: before.email, peran: 'approver' })
  await world.runJobs()
  const token =
    /token=([\w-]+)/.exec(world.mails.findLast(({ to }) => to.address === before.email)?.text ?? '')?.[1] ?? ''
  const person = { nama: 'Rina Wijaya', telepon: '0811-0000-999', password: 'Contoh1234' }
  expect((await world.aVisitor().call('undangan/daftar-akun', { token, ...person })).status).toBe(200)

  const mailed = world.mails.length

  await erasePerson(world.deps, before.email)
  await world.runJobs()

  // the present owner of the mailbox has an account
  expect(world.mails.slice(mailed)).toEqual([])
  const names = await world.db.selectFrom('users').select(['id', 'name', 'former_email', 'email']).execute()
  expect(names.find(({ id }) => id === before.userId)).toMatchObject({ name: 'Akun ditutup', former_email: null })
  expect(names.find(({ email }) => email === before.email)?.name).toBe('Rina Wijaya')
  await expect(erasePerson(world.deps, before.email)).rejects.toMatchObject({ code: 'person_has_place' })
})

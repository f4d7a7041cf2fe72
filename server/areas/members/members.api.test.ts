import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aSession } from '#test/scenes/a-session.ts'
import { placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 8 })

/** Runs the jobs and returns the token in the latest mail. */
async function tokenMailed(): Promise<string> {
  await world.runJobs()
  return /token=([\w-]+)/.exec(world.mails.at(-1)?.text ?? '')?.[1] ?? ''
}

type Owner = Awaited<ReturnType<typeof world.aBuyer>>

const send = (owner: Owner, email: string) =>
  owner.call('undangan/kirim', { company_id: owner.companyId, email, peran: 'approver' })

async function anInvitation(email: string, owner?: Owner) {
  const from = owner ?? (await world.aBuyer())
  const { data } = await send(from, email)
  return { owner: from, id: data.undangan_id, token: await tokenMailed() }
}

const person = { nama: 'Rina Wijaya', telepon: '0811-0000-999', password: 'Contoh1234' }
let addresses = 0
const aNewAddress = () => `tamu-${++addresses}@uji.contoh`

it('a company has at most a hundred members and open invitations [REG-3]', async () => {
  const owner = await world.aBuyer()
  const expires_at = new Date(world.now().getTime() + 60_000)
  const open = {
    company_id: owner.companyId,
    role: 'approver',
    invited_by: owner.userId,
    created_at: world.now(),
    expires_at,
  }
  await world.db
    .insertInto('invitations')
    .values(Array.from({ length: 98 }, (_, at) => ({ ...open, email: `banyak-${at}@uji.contoh` })))
    .execute()

  const answers = await Promise.all([send(owner, aNewAddress()), send(owner, aNewAddress())])

  expect(answers.map((answer) => answer.refusal?.code ?? 'sent').sort()).toEqual(['members_full', 'sent'])
})

it('sends one mailbox four invitations a day of a company, six of all; in any case of its letters [REG-3]', async () => {
  const email = aNewAddress()
  const [one, other, third] = [await world.aBuyer(), await world.aBuyer(), await world.aBuyer()]
  const codes: string[] = []
  for (const owner of [one, one, one, one, one, other, other, third]) {
    const sent = await send(owner, codes.length % 2 ? email : email.toUpperCase())
    codes.push(sent.refusal?.code ?? 'sent')
  }
  expect(codes).toEqual(['sent', 'sent', 'sent', 'sent', 'too_often', 'sent', 'sent', 'too_often'])
})

describe('members', () => {
  it('are read only by members; limits by owners and the purchasers they bind [REG-3, ROLE-10]', async () => {
    const owner = await world.aBuyer()
    const [purchaser, approver] = [
      await world.aColleague(owner, 'purchaser'),
      await world.aColleague(owner, 'approver'),
    ]
    const stranger = await world.aBuyer()
    await owner.call('anggota/ubah', {
      company_id: owner.companyId,
      anggota_id: purchaser.userId,
      peran: 'purchaser',
      limit_per_transaksi: '0',
      limit_per_bulan: '1000000',
    })

    const shownTo = async (asker: typeof owner) =>
      (await asker.call('anggota/daftar', { company_id: owner.companyId })).data.find(
        ({ anggota_id }) => anggota_id === purchaser.userId,
      )

    expect(await shownTo(owner)).toMatchObject({ limit_per_transaksi: '0.00', limit_per_bulan: '1000000.00' })
    expect(await shownTo(purchaser)).toMatchObject({ limit_per_transaksi: '0.00', anda: true })
    expect(await shownTo(approver)).toMatchObject({ limit_per_transaksi: null, limit_per_bulan: null })
    await expect(shownTo(stranger)).rejects.toThrow('not_yours')
  })

  it('have another role from their next request on, and no limits beside those of a purchaser [ROLE-10]', async () => {
    const owner = await world.aBuyer()
    const purchaser = await world.aColleague(owner, 'purchaser')
    await purchaser.call('session/profil', {})

    await owner.call('anggota/ubah', {
      company_id: owner.companyId,
      anggota_id: purchaser.userId,
      peran: 'approver',
      limit_per_transaksi: '5000',
    })

    expect((await purchaser.call('session/profil', {})).data.perusahaan?.peran).toBe('approver')
    const [, member] = (await owner.call('anggota/daftar', { company_id: owner.companyId })).data
    expect(member).toMatchObject({ peran: 'approver', limit_per_transaksi: null })
  })

  it('hold no role of another kind of company [ROLE-10]', async () => {
    const owner = await world.aBuyer()
    const mate = await world.aColleague(owner, 'purchaser')

    for (const peran of ['sales', 'administrator'] as const) {
      const ids = { company_id: owner.companyId, anggota_id: mate.userId }
      expect((await owner.call('anggota/ubah', { ...ids, peran })).refusal?.code).toBe('role_unknown')
      const email = aNewAddress()
      const invited = await owner.call('undangan/kirim', { company_id: owner.companyId, email, peran })
      expect(invited.refusal?.code).toBe('role_unknown')
    }
  })

  it('that are removed are out at once, with what they are doing for the company alone [REG-3]', async () => {
    const owner = await world.aBuyer()
    const mate = await world.aColleague(owner, 'approver')
    const device = await aSession(world, mate)

    await owner.call('anggota/hapus', { company_id: owner.companyId, anggota_id: mate.userId })

    expect([401, 403]).toContain((await device.call('anggota/daftar', { company_id: owner.companyId })).status)
    expect((await device.refresh()).status).toBe(403)
    expect((await owner.call('anggota/daftar', { company_id: owner.companyId })).data).toHaveLength(1)
  })

  it('of another company are not found [ROLE-9]', async () => {
    const [owner, stranger] = [await world.aBuyer(), await world.aBuyer()]

    const ids = { company_id: owner.companyId, anggota_id: stranger.userId }

    expect((await owner.call('anggota/hapus', ids)).status).toBe(404)
    expect((await owner.call('anggota/ubah', { ...ids, peran: 'approver' })).status).toBe(404)
  })

  it('cannot take away the last owner, themselves included [ROLE-10]', async () => {
    const owner = await world.aBuyer()
    const ids = { company_id: owner.companyId, anggota_id: owner.userId }

    expect((await owner.call('anggota/hapus', ids)).refusal?.code).toBe('last_owner')
    expect((await owner.call('anggota/ubah', { ...ids, peran: 'approver' })).refusal?.code).toBe('last_owner')
  })

  it('who are both owners and remove each other at once leave one of them [ROLE-10]', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await world.aBuyer()
      const other = await world.aColleague(one, 'owner')
      const [ofOne, ofOther] = [await aSession(world, one), await aSession(world, other)]

      const answers = await Promise.all([
        ofOne.call('anggota/hapus', { company_id: one.companyId, anggota_id: other.userId }),
        ofOther.call('anggota/hapus', { company_id: one.companyId, anggota_id: one.userId }),
      ])

      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      const left = await world.db
        .selectFrom('memberships')
        .select('role')
        .where('company_id', '=', one.companyId)
        .execute()
      expect(left).toEqual([{ role: 'owner' }])
    }
  })

  it('who are both owners and step down at once leave one owner [ROLE-10]', async () => {
    const one = await world.aBuyer()
    const other = await world.aColleague(one, 'owner')
    await Promise.all([one.call('session/profil', {}), other.call('session/profil', {})])
    const stepDown = (who: typeof one) =>
      who.call('anggota/ubah', { company_id: one.companyId, anggota_id: who.userId, peran: 'approver' })

    const answers = await Promise.all([stepDown(one), stepDown(other)])

    expect(answers.map(({ refusal }) => refusal?.code).sort()).toEqual(['last_owner', undefined])
  })
})

describe('invitations', () => {
  it('bring in a new person, who sets name and password, and is verified by the link [REG-3]', async () => {
    const email = aNewAddress()
    const { owner, token } = await anInvitation(email)
    const guest = world.aVisitor()
    expect((await guest.call('undangan/lihat', { token })).data).toMatchObject({
      perusahaan: owner.companyName,
      peran: 'approver',
      email,
      akun: 'baru',
    })

    const joined = await guest.call('undangan/daftar-akun', { token, ...person })

    expect(joined.data).toEqual({ email })
    const session = await aSession(world, { email }, person.password)
    const profile = await session.call('session/profil', {})
    expect(profile.body).toMatchObject({
      data: { nama: person.nama, perusahaan: { company_id: owner.companyId, peran: 'approver' } },
    })
    expect((await session.call('akun/profil', {})).body).toMatchObject({ data: { email_terverifikasi: true } })
  })

  it('bring in a person who already has an account, if signed in with that address [REG-3]', async () => {
    const [known, other] = [await world.aBuyer(), await world.aBuyer()]
    const { owner, token } = await anInvitation(known.email.toUpperCase())

    expect((await world.aVisitor().call('undangan/lihat', { token })).data.akun).toBe('masuk')
    const asNew = await world.aVisitor().call('undangan/daftar-akun', { token, ...person })
    expect(asNew.refusal?.code).toBe('invitation_sign_in')
    expect((await other.call('undangan/terima', { token })).refusal?.code).toBe('invitation_other_email')

    expect((await known.call('undangan/terima', { token })).data).toEqual({ perusahaan_id: owner.companyId })
    const companies = (await known.call('session/akun/daftar', {})).data.map(({ perusahaan_id }) => perusahaan_id)
    expect(companies.sort()).toEqual([known.companyId, owner.companyId].sort())
  })

  it('are accepted once, by many at once too [REG-3]', async () => {
    const email = aNewAddress()
    const { owner, token } = await anInvitation(email)

    const answers = await Promise.all(
      Array.from({ length: 4 }, () => world.aVisitor().call('undangan/daftar-akun', { token, ...person })),
    )

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const answer of answers.filter(({ ok }) => !ok)) expect(answer.refusal?.code).toBe('invitation_over')
    expect((await owner.call('anggota/daftar', { company_id: owner.companyId })).data).toHaveLength(2)
    expect((await world.aVisitor().call('undangan/lihat', { token })).refusal?.code).toBe('invitation_over')
  })

  it('end after seven days, when taken back, and when another one replaces them [REG-3]', async () => {
    const email = aNewAddress()
    const { owner, token: replaced } = await anInvitation(email)
    const { id, token: cancelled } = await anInvitation(email, owner)
    expect((await world.aVisitor().call('undangan/lihat', { token: replaced })).refusal?.code).toBe('invitation_over')
    expect((await owner.call('undangan/daftar', { company_id: owner.companyId })).data).toHaveLength(1)

    await owner.call('undangan/batal', { company_id: owner.companyId, undangan_id: id })
    const joined = await world.aVisitor().call('undangan/daftar-akun', { token: cancelled, ...person })
    expect(joined.refusal?.code).toBe('invitation_over')

    const { token } = await anInvitation(aNewAddress(), owner)
    world.setClock(new Date(world.now().getTime() + 7 * 24 * 60 * 60 * 1000 + 1000).toISOString())
    const late = await world.aVisitor().call('undangan/daftar-akun', { token, ...person })
    world.setClock()
    expect(late.refusal?.code).toBe('invitation_over')
  })

  it("are only for one's own company, and not for its members [REG-3, ROLE-9]", async () => {
    const { id } = await anInvitation(aNewAddress())
    const owner = await world.aBuyer()
    const mate = await world.aColleague(owner, 'approver')

    const strange = await owner.call('undangan/batal', { company_id: owner.companyId, undangan_id: id })
    const member = await owner.call('undangan/kirim', {
      company_id: owner.companyId,
      email: mate.email.toUpperCase(),
      peran: 'approver',
    })

    expect(strange.status).toBe(404)
    expect(member.refusal).toMatchObject({ code: 'already_member', field: 'email' })
  })

  it('end when their sender is removed or may no longer invite [REG-3, ROLE-10]', async () => {
    const owner = await world.aBuyer()
    const [removed, demoted, stays] = await Promise.all([1, 2, 3].map(() => world.aColleague(owner, 'owner')))
    if (!removed || !demoted || !stays) throw new Error('three were made')
    const sent = [
      await anInvitation(aNewAddress(), removed),
      await anInvitation(aNewAddress(), demoted),
      await anInvitation(aNewAddress(), stays),
    ]

    const { companyId: company_id } = owner
    await owner.call('anggota/hapus', { company_id, anggota_id: removed.userId })
    await owner.call('anggota/ubah', { company_id, anggota_id: demoted.userId, peran: 'approver' })
    await owner.call('anggota/ubah', { company_id, anggota_id: stays.userId, peran: 'owner' })

    const statuses = sent.map(async ({ token }) => (await world.aVisitor().call('undangan/lihat', { token })).status)
    expect(await Promise.all(statuses)).toEqual([422, 422, 200])
    const joined = sent.map(
      async ({ token }) => (await world.aVisitor().call('undangan/daftar-akun', { token, ...person })).status,
    )
    expect(await Promise.all(joined)).toEqual([422, 422, 200])
    expect((await owner.call('undangan/daftar', { company_id })).data).toEqual([])
  })

  it('are sent by who has a verified address alone [REG-3]', async () => {
    const owner = await world.aBuyer()
    await world.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', owner.userId).execute()

    const sent = await owner.call('undangan/kirim', {
      company_id: owner.companyId,
      email: aNewAddress(),
      peran: 'approver',
    })

    expect(sent.refusal?.code).toBe('inviter_unverified')
    expect((await owner.call('undangan/daftar', { company_id: owner.companyId })).data).toEqual([])
  })

  it('sent before a role could end them count only while their sender may invite [REG-3, ROLE-10]', async () => {
    const owner = await world.aBuyer()
    const mate = await world.aColleague(owner, 'owner')
    const { token } = await anInvitation(aNewAddress(), mate)
    await world.db.updateTable('memberships').set({ role: 'approver' }).where('user_id', '=', mate.userId).execute()

    const joined = await world.aVisitor().call('undangan/daftar-akun', { token, ...person })

    expect(joined.refusal?.code).toBe('invitation_over')
  })

  it('give a member that was removed a way back, though it could not sign in [REG-3]', async () => {
    const owner = await world.aBuyer()
    const mate = await world.aColleague(owner, 'approver')
    await owner.call('anggota/hapus', { company_id: owner.companyId, anggota_id: mate.userId })
    await expect(aSession(world, mate)).rejects.toThrow()

    const { token } = await anInvitation(mate.email, owner)
    await world.aVisitor().call('undangan/daftar-akun', { token, ...person })

    await expect(aSession(world, mate, person.password)).resolves.toBeTruthy()
  })

  it('leave a person who had the address before no way in: no link, code, session or browser of theirs counts [REG-3, RESET-6]', async () => {
    const owner = await world.aBuyer()
    const gone = await world.aColleague(owner, 'purchaser')
    const ask = { user_id: gone.userId, email: aNewAddress(), password: 'Contoh123' }
    expect((await gone.call('akun/email/ubah', ask)).status).toBe(200)
    await world.runJobs()
    const link = await tokenMailed()
    await world.db
      .insertInto('second_factors')
      .values({ user_id: gone.userId, secret: Buffer.alloc(20), active_since: world.now() })
      .execute()
    await owner.call('anggota/hapus', { company_id: owner.companyId, anggota_id: gone.userId })
    const { token } = await anInvitation(gone.email, owner)
    await world.aVisitor().call('undangan/daftar-akun', { token, ...person })

    const taken = await world.aVisitor().call('akun/email/konfirmasi', { token: link })

    expect(taken.refusal?.code).toBe('email_change_over')
    await expect(aSession(world, gone, person.password)).resolves.toBeTruthy()
  })

  it('let nobody join by an address whose account an administrator has blocked [REG-3, ADMIN-1]', async () => {
    const owner = await world.aBuyer()
    const gone = await world.aColleague(owner, 'purchaser')
    await world.db
      .updateTable('users')
      .set({ blocked_at: world.now(), blocked_reason: 'Penipuan' })
      .where('id', '=', gone.userId)
      .execute()
    await owner.call('anggota/hapus', { company_id: owner.companyId, anggota_id: gone.userId })
    const { token } = await anInvitation(gone.email, owner)

    const joined = await world.aVisitor().call('undangan/daftar-akun', { token, ...person })

    expect(joined.refusal?.code).toBe('invitation_blocked')
  })

  it('make a person who has the address now the author of nothing done with it before [REG-3, OPS-5]', async () => {
    const owner = await world.aBuyer()
    const gone = await world.aColleague(owner, 'purchaser')
    const seller = await world.aSeller()
    await world.subscribe(owner, seller)
    const order = await placeFor(gone, await world.anAddress(owner), await world.aProduct({ seller }))
    await owner.call('anggota/hapus', { company_id: owner.companyId, anggota_id: gone.userId })
    const other = await world.aBuyer()
    await world.runJobs()
    const { token } = await anInvitation(gone.email, other)
    const joined = await world.aVisitor().call('undangan/daftar-akun', { token, ...person })

    expect(joined.status).toBe(200)
    const { data } = await owner.call('transaksi/detail', { transaksi_id: order.id })
    expect(data.pemesan).toContain('Orang Uji')
    const { rows } = await sql<{
      orders: number
    }>`select (select count(*)::int from orders where placed_by = u.id) as orders
      from users u where u.email = ${gone.email}`.execute(world.db)
    expect(rows).toEqual([{ orders: 0 }])
  })

  it('keep the secret of their link in no table and no answer [REG-3]', async () => {
    const owner = await world.aBuyer()
    const sent = await send(owner, aNewAddress())
    const token = await tokenMailed()
    const stored = await world.db.selectFrom('invitations').selectAll().execute()

    expect(token).toHaveLength(43)
    expect(sent.text).not.toContain(token)
    expect(JSON.stringify(stored)).not.toContain(token)
  })
})

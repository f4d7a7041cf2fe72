import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { aSession } from '#test/scenes/a-session.ts'
import { propose } from '#test/scenes/negotiating.ts'
import { anOrder, aPurchaser, aSale, fillCart, placeFor } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 8 })

const close = (person: Person, password = 'Contoh123') =>
  person.call('akun/tutup', { user_id: person.userId, password })
const preview = async (person: Person) => (await person.call('akun/tutup/lihat', {})).data

async function linkMailedTo(email: string): Promise<string> {
  await world.runJobs()
  const mail = world.mails.findLast(({ to }) => to.address === email)
  return /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('closing an account', () => {
  it('ends its sessions and erases the person; colleagues see that it is closed [REG-3, SESS-2]', async () => {
    const owner = await world.aBuyer()
    const member = await world.aColleague(owner, 'purchaser')
    const session = await aSession(world, member)
    await member.call('akun/email/ubah', { user_id: member.userId, email: 'lain@uji.contoh', password: 'Contoh123' })
    await member.call('External/insertOTP', { tujuan: member.email, kode: '', username: '', tipe: 'password' })
    await world.runJobs()
    const { rows: before } = await leftovers(member.email)
    expect(before.length).toBeGreaterThan(0)

    expect(await preview(member)).toEqual({ halangan: [], perusahaan: [] })
    expect((await close(member)).status).toBe(200)

    expect((await session.call('akun/profil', {})).ok).toBe(false)
    expect((await session.refresh()).status).toBe(403)
    await world.runJobs()
    const mails = world.mails.filter(({ to }) => to.address === member.email)
    expect(mails.at(-1)?.subject).toBe('Akun Anda telah ditutup')
    expect((await leftovers(member.email)).rows).toEqual([])
    await expect(aSession(world, member)).rejects.toThrow('could not sign in')
    const { rows } = await sql<{ name: string; phone: string }>`
      select name, phone from users where id = ${member.userId}`.execute(world.db)
    expect(rows).toEqual([{ name: 'Akun ditutup', phone: '' }])
    expect((await owner.call('anggota/daftar', { company_id: owner.companyId })).data).toHaveLength(1)
  })

  it('leaves the name on what was done for the company, as a closed account [REG-3]', async () => {
    const { buyer, order } = await anOrder(world)
    await world.aColleague(buyer, 'owner')
    const { data: before } = await buyer.call('transaksi/detail', { transaksi_id: order.id })
    const other = await world.aColleague(buyer, 'owner')

    expect((await close(buyer)).status).toBe(200)

    const { data, text } = await other.call('transaksi/detail', { transaksi_id: order.id })
    expect(data.nomor).toBe(before.nomor)
    expect(text).toContain('Akun ditutup')
  })

  it('leaves the name in no answer and nowhere in the database: it is read when shown, never copied [REG-3, ORDER-4]', async () => {
    const { buyer, seller, product, addressId } = await aSale(world, { stock: '1000' })
    const purchaser = await aPurchaser(world, buyer, { perOrder: '0' })
    const sales = await world.aColleague(seller, 'sales')
    await rename(purchaser, 'Bagaskara')
    await rename(sales, 'Widuri')
    const order = await placeFor(purchaser, addressId, product)
    const { data: list } = await seller.call('pusat-seller/langganan/daftar', {})
    const langganan_id = list.langganan[0]?.langganan_id ?? ''
    const terms = { level_harga: 1, tipe_pembayaran: [{ kode: 'transfer' }], sales_user_id: sales.userId }
    await seller.call('pusat-seller/langganan/ubah', { langganan_id, versi: 1, ...terms })
    const messages = async () => {
      const { data } = await buyer.call('notifikasi/daftar', { company_id: buyer.companyId })
      return data.notifikasi.map(({ pesan }) => pesan)
    }
    const answers = async () => [
      ...(await messages()),
      (await buyer.call('transaksi/detail', { transaksi_id: order.id })).text,
      (await buyer.call('langganan/daftar', {})).text,
      (await seller.call('pusat-seller/langganan/detail', { langganan_id })).text,
    ]
    expect((await answers()).filter((answer) => /Bagaskara|Widuri/.test(answer))).toHaveLength(4)

    expect([(await close(purchaser)).status, (await close(sales)).status]).toEqual([200, 200])

    expect((await answers()).join()).not.toMatch(/Bagaskara|Widuri/)
    expect(await messages()).toContainEqual(expect.stringMatching(/^Akun ditutup meminta persetujuan pesanan /))
    const { data: customer } = await seller.call('pusat-seller/langganan/detail', { langganan_id })
    expect(customer.riwayat.at(-1)?.ketentuan).toContain('Sales Akun ditutup')
    expect(await tablesNaming('Bagaskara|Widuri')).toEqual([])
  })

  it('makes the address free again [REG-3]', async () => {
    const owner = await world.aBuyer()
    const member = await world.aColleague(owner, 'purchaser')
    await close(member)

    const { status } = await owner.call('undangan/kirim', {
      company_id: owner.companyId,
      email: member.email,
      peran: 'purchaser',
    })
    const token = await linkMailedTo(member.email)
    const joined = await world.aVisitor().call('undangan/daftar-akun', {
      token,
      nama: 'Rina Wijaya',
      telepon: '0811-0000-999',
      password: 'Contoh123',
    })

    expect([status, joined.data]).toEqual([200, { email: member.email }])
    await expect(aSession(world, member)).resolves.toBeTruthy()
  })

  it('asks for the present password, by the one budget of tries [REG-3, SESS-7]', async () => {
    const owner = await world.aBuyer()
    const wrong = await close(owner, 'Salah123')
    expect(wrong.refusal).toMatchObject({ code: 'password_wrong', field: 'password' })
    for (let nr = 0; nr < 9; nr++) await close(owner, 'Salah123')
    expect((await close(owner)).status).toBe(429)
    await expect(aSession(world, owner)).resolves.toBeTruthy()
  })

  it('ends invitations that the person has sent [REG-3]', async () => {
    const owner = await world.aBuyer()
    await world.aColleague(owner, 'owner')
    const email = 'diundang@uji.contoh'
    await owner.call('undangan/kirim', { company_id: owner.companyId, email, peran: 'owner' })
    const token = await linkMailedTo(email)

    await close(owner)

    expect((await world.aVisitor().call('undangan/lihat', { token })).refusal?.code).toBe('invitation_over')
  })

  it('done twice at once is done once [REG-3]', async () => {
    const owner = await world.aBuyer()
    await preview(owner)
    const statuses = (await Promise.all([close(owner), close(owner)])).map(({ ok }) => ok)
    expect(statuses.filter(Boolean)).toHaveLength(1)
  })

  it('waits for another owner where others stay; of two owners at once the slower stays [REG-3]', async () => {
    const owner = await world.aBuyer()
    const second = await world.aColleague(owner, 'purchaser')
    expect((await preview(owner)).halangan).toEqual([expect.stringContaining('satu-satunya pemilik')])
    expect((await close(owner)).refusal?.code).toBe('closing_last_owner')
    await owner.call('anggota/ubah', { company_id: owner.companyId, anggota_id: second.userId, peran: 'owner' })
    await world.aColleague(owner, 'approver')
    await preview(second)

    const both = await Promise.all([close(owner), close(second)])

    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(both.find(({ ok }) => !ok)?.refusal?.code).toBe('closing_last_owner')
  })

  it('is for the platform where a shop or the administration would have nobody [REG-3]', async () => {
    const seller = await world.aSeller()
    const sales = await world.aColleague(seller, 'sales')
    expect((await close(seller)).refusal).toMatchObject({
      code: 'closing_last_seller',
      status_message: expect.stringContaining('tutup tokonya'),
    })
    const administrator = await world.anAdministrator()
    expect((await close(administrator)).refusal?.code).toBe('closing_last_administrator')
    expect((await close(sales)).status).toBe(200)
  })
})

describe('a buyer whose only member closes the account', () => {
  it('stays open while an order is under way or not paid [REG-3, ORDER-1]', async () => {
    const { buyer, order } = await anOrder(world)
    expect((await close(buyer)).refusal?.code).toBe('closing_orders_open')
    expect((await preview(buyer)).halangan).toEqual([expect.stringContaining('1 pesanan yang berjalan')])

    const done = sql`update orders set state = 'completed', payment_type = 'tempo-30' where id = ${order.id}`
    await done.execute(world.db)
    expect((await close(buyer)).refusal?.code).toBe('closing_unpaid')
    await sql`update orders set paid_at = ${world.now()}, paid_by = placed_by where id = ${order.id}`.execute(world.db)
    expect(await preview(buyer)).toEqual({ halangan: [], perusahaan: [buyer.companyName] })
    expect((await close(buyer)).status).toBe(200)
  })

  it('is closed with it: subscriptions, negotiations, cart, addresses and invitations end, sellers are notified [REG-3, REG-4]', async () => {
    const { buyer, seller, product, order } = await anOrder(world, { stock: '1000' })
    await sql`update orders set state = 'completed', paid_at = ${world.now()}, paid_by = placed_by where id = ${order.id}`.execute(
      world.db,
    )
    await fillCart(buyer, product)
    const nego = await propose(buyer, product)
    await buyer.call('undangan/kirim', { company_id: buyer.companyId, email: 'tamu2@uji.contoh', peran: 'owner' })
    const token = await linkMailedTo('tamu2@uji.contoh')

    expect((await close(buyer)).status).toBe(200)

    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from cart_lines where company_id = ${buyer.companyId}) as lines,
        (select count(*)::int from addresses where company_id = ${buyer.companyId}) as addresses,
        (select count(*)::int from memberships where company_id = ${buyer.companyId}) as members,
        (select count(*)::int from subscriptions where buyer_id = ${buyer.companyId} and status <> 'ended') as subscribed,
        (select count(*)::int from orders where buyer_id = ${buyer.companyId}) as orders`.execute(world.db)
    expect(rows[0]).toEqual({ lines: 0, addresses: 0, members: 0, subscribed: 0, orders: 1 })
    expect((await seller.call('pusat-seller/nego/detail', { nego_id: nego })).data.status).not.toBe('menunggu_respon')
    const { text } = await seller.call('notifikasi/daftar', seller.ids)
    expect(text).toContain('menutup akunnya')
    expect((await world.aVisitor().call('undangan/lihat', { token })).refusal?.code).toBe('invitation_over')
    expect((await seller.call('pusat-seller/pesanan/detail', { transaksi_id: order.id })).text).toContain(
      buyer.companyName,
    )
  })
})

/** Rows that still name an address, in every table. */
async function rename({ userId }: Person, name: string): Promise<void> {
  await world.db.updateTable('users').set({ name }).where('id', '=', userId).execute()
}

/** The tables with a row that matches the pattern. */
async function tablesNaming(pattern: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(world.db)
  const naming: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.table(name)} as t where t::text ~ ${pattern} limit 1`.execute(world.db)
    if (rows.length > 0) naming.push(name)
  }
  return naming
}

async function leftovers(email: string) {
  return sql`
    select 'users' as place from users where email = ${email}
    union all select 'resets' from password_resets where email = ${email}
    union all select 'changes' from email_changes where old_email = ${email}
    union all select 'farewells' from farewells where email = ${email}
    union all select 'invitations' from invitations where email = ${email}
    union all select 'failures' from sign_in_failures where key like ${`${email}%`}`.execute(world.db)
}

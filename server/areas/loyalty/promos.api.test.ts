import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aRegistration } from '#server/areas/accounts/testing.ts'
import { anOrder, complete } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })
const administrator = await world.anAdministrator()

const terms = { nama: 'Promo Uji', nilai: '250000', min_belanja: '1000000', berlaku_hari: 30 }

let made = 0

/** An unused promotion code. */
async function aPromo(wishes: object = {}) {
  made += 1
  const kode = `UJI-${made}`
  await administrator.call('admin/promo/simpan', { kode, versi: 0, ...terms, ...wishes })
  return kode
}

async function register(kode_promo: string) {
  made += 1
  const answer = await world.http.inject({
    method: 'POST',
    url: '/api/session/daftar',
    payload: { ...aRegistration(), kode_promo },
    remoteAddress: `10.31.0.${made}`,
  })
  return { status: answer.statusCode, code: answer.json().status_detail?.code }
}

describe('promotion codes', () => {
  it('hold from the first day to the last one in Jakarta, and as often as they may be used [ADM-5, REG-2]', async () => {
    world.setClock('2026-03-02T16:59:00Z')
    const kode = await aPromo({ mulai: '2026-03-03', sampai: '2026-03-04', paling_banyak: 1 })
    expect(await register(kode)).toEqual({ status: 422, code: 'promo_unknown' })

    world.setClock('2026-03-02T17:00:00Z')
    expect((await register(kode.toLowerCase())).status).toBe(200)
    expect(await register(kode)).toEqual({ status: 422, code: 'promo_over' })

    const { data } = await administrator.call('admin/promo/daftar', { keyword: kode })
    expect(data.promo).toMatchObject([
      { mulai: '2026-03-03', sampai: '2026-03-04', dipakai: 1, status: 'habis', versi: 1 },
    ])
    const open = await aPromo({ sampai: '2026-03-04' })
    world.setClock('2026-03-04T17:00:00Z')
    expect(await register(open)).toEqual({ status: 422, code: 'promo_over' })
  })

  it('change from now on: what was given stays as it was given [ADM-5]', async () => {
    const kode = await aPromo()
    await register(kode)
    await administrator.call('admin/promo/simpan', { kode, versi: 1, ...terms, nilai: '90000.00' })
    await register(kode)

    const { data } = await administrator.call('admin/voucher/daftar', { promo: kode })
    expect(data.voucher.map(({ nilai, asal }) => [nilai, asal])).toEqual([
      ['90000.00', 'promo'],
      ['250000.00', 'promo'],
    ])
    await administrator.call('admin/promo/akhiri', { kode, versi: 2 })
    expect(await register(kode)).toEqual({ status: 422, code: 'promo_over' })
    expect((await administrator.call('admin/voucher/daftar', { promo: kode })).data.voucher).toHaveLength(2)
  })

  it('tell the slower of two administrators that a code has moved on [ADM-5]', async () => {
    const kode = await aPromo()
    const answers = await Promise.all(
      ['50000', '60000'].map((nilai) => administrator.send('admin/promo/simpan', { kode, versi: 1, ...terms, nilai })),
    )
    expect(answers.map(({ refusal }) => refusal?.code).sort()).toEqual(['promo_moved_on', undefined])
  })

  it.each([
    ['a code that is taken', { kode: 'UJI-1', versi: 0 }, 'kode', 422],
    ['a code with blanks', { kode: 'UJI 1', versi: 0 }, 'kode', 400],
    ['a last day before the first', { mulai: '2026-05-02', sampai: '2026-05-01' }, 'sampai', 422],
    ['a voucher of nothing', { nilai: '0' }, 'nilai', 400],
    ['sen', { nilai: '1000.50' }, 'nilai', 400],
    ['a name without words', { nama: '  ' }, 'nama', 400],
    ['more days than two years', { berlaku_hari: 731 }, 'berlaku_hari', 400],
  ])('refuse %s at its field [ADM-5]', async (_, wish, field, status) => {
    const body = { kode: `BARU-${randomUUID().slice(0, 8)}`, versi: 0, ...terms, ...wish }
    const answer = await administrator.send('admin/promo/simpan', body)
    expect([answer.status, answer.refusal?.field]).toEqual([status, field])
  })

  it('refuse fewer uses than there were [ADM-5]', async () => {
    const kode = await aPromo()
    await register(kode)
    await register(kode)
    const answer = await administrator.send('admin/promo/simpan', { kode, versi: 1, ...terms, paling_banyak: 1 })
    expect(answer.refusal).toMatchObject({ code: 'promo_below_claims', field: 'paling_banyak' })
    expect(answer.refusal?.status_message).toContain('2 kali')
  })

  it('list the vouchers given by key: none twice and none left out while more are given [ADM-5]', async () => {
    const kode = await aPromo()
    for (let times = 0; times < 3; times += 1) await register(kode)
    const first = (await administrator.call('admin/voucher/daftar', { promo: kode, per_halaman: 2 })).data
    await register(kode)
    const rest = (await administrator.call('admin/voucher/daftar', { promo: kode, setelah: first.berikutnya })).data
    expect([first.voucher.length, rest.voucher.length, rest.berikutnya]).toEqual([2, 1, null])
    expect(new Set([...first.voucher, ...rest.voucher].map(({ voucher_id }) => voucher_id)).size).toBe(3)
  })
})

describe('points', () => {
  it('are earned by the rule that holds when an order is completed; those of before stay [ADM-5, ORDER-6]', async () => {
    const before = await anOrder(world, { price: '10000.00', units: '100' })
    await complete(before)
    const { versi } = (await administrator.call('admin/poin/lihat', {})).data.aturan
    await administrator.call('admin/poin/aturan/simpan', { versi, rupiah_per_poin: 20_000, berlaku_bulan: 6 })
    const after = await anOrder(world, { price: '10000.00', units: '100' })
    await complete(after)

    const [old, fresh] = await Promise.all(
      [before, after].map(
        async ({ buyer }) => (await buyer.call('poin/saldo', { company_id: buyer.companyId })).data[0],
      ),
    )
    expect([old?.total_point, fresh?.total_point]).toEqual([100, 50])
    expect(fresh?.aturan).toEqual({ rupiah_per_poin: 20_000, berlaku_bulan: 6 })
    const late = await administrator.send('admin/poin/aturan/simpan', { versi, rupiah_per_poin: 100, berlaku_bulan: 1 })
    expect(late.refusal?.code).toBe('points_moved_on')
  })

  it('are given for what the buyer was shown: a reward that changed meanwhile is refused [ADM-5, REG-5]', async () => {
    const sale = await anOrder(world, { price: '110000.00', units: '1000' })
    await complete(sale)
    const { buyer } = sale
    const reward = { ...terms, nama: 'Voucher Uji', poin: 200, aktif: true }
    await administrator.call('admin/poin/hadiah/simpan', { versi: 0, ...reward })
    const shown = async () =>
      (await buyer.call('poin/hadiah', { company_id: buyer.companyId })).data.find(({ nama }) => nama === 'Voucher Uji')
    const { hadiah_id = '', poin } = (await shown()) ?? {}
    await administrator.call('admin/poin/hadiah/simpan', { hadiah_id, versi: 1, ...reward, poin: 300 })

    const wish = { ...buyer.ids, hadiah_id, kunci: randomUUID() }
    expect((await buyer.send('poin/tukar', { ...wish, poin })).refusal?.code).toBe('reward_changed')
    expect((await buyer.send('poin/tukar', { ...wish, poin: 300 })).ok).toBe(true)

    await administrator.call('admin/poin/hadiah/simpan', { hadiah_id, versi: 2, ...reward, aktif: false })
    expect(await shown()).toBeUndefined()
    const rewards = (await administrator.call('admin/poin/lihat', {})).data.hadiah
    expect(rewards.find((one) => one.hadiah_id === hadiah_id)).toMatchObject({ aktif: false, ditukar: 1, versi: 3 })
    expect((await administrator.call('admin/voucher/daftar', { hadiah_id })).data.voucher).toMatchObject([
      { asal: 'hadiah', perusahaan: expect.any(String), nilai: '250000.00' },
    ])
  })
})

describe('what one voucher takes off above the amount', () => {
  const other = world.aColleague(administrator, 'administrator')
  const allowedNow = { boleh: true, alasan: null }

  it('waits for a second administrator: nobody registers with the code until then [ADM-5, REG-2]', async () => {
    const second = await other
    const kode = await aPromo({ nilai: '1000001' })
    expect(await register(kode)).toEqual({ status: 422, code: 'promo_unknown' })
    const { data } = await second.call('admin/promo/daftar', { status: 'menunggu_persetujuan', keyword: kode })
    expect([data.menunggu, data.promo[0]?.usulan]).toEqual([1, expect.objectContaining({ setujui: allowedNow })])
    const own = (await administrator.call('admin/promo/daftar', { keyword: kode })).data.promo[0]
    expect(own).toMatchObject({ status: 'menunggu_persetujuan', usulan: { setujui: { boleh: false } } })
    expect(own?.usulan?.setujui.alasan).toMatch(/Administrator lain yang harus menyetujuinya/)

    const refused = await administrator.send('admin/promo/setujui', { kode, versi: 1 })
    expect([refused.status, refused.refusal?.code]).toEqual([422, 'promo_not_yours'])
    const confirmed = await second.call('admin/promo/setujui', { kode, versi: 1 })

    expect(confirmed.data).toMatchObject({ status: 'berjalan', usulan: null, versi: 2 })
    expect((await register(kode)).status).toBe(200)
    expect((await second.send('admin/promo/setujui', { kode, versi: 2 })).refusal?.code).toBe('promo_not_waiting')
    const written = await world.db
      .selectFrom('audit_entries')
      .select(['act', 'user_id as by'])
      .where('thing_id', '=', kode)
      .orderBy('id')
      .execute()
    expect(written).toEqual([
      { act: 'promo.write', by: administrator.userId },
      { act: 'promo.confirm', by: second.userId },
    ])
  })

  it('waits again where it gives more, not where it gives less [ADM-5]', async () => {
    const second = await other
    const kode = await aPromo({ nilai: '2000000' })
    await second.call('admin/promo/setujui', { kode, versi: 1 })
    const write = async (versi: number, nilai: string) =>
      (await second.call('admin/promo/simpan', { kode, versi, ...terms, nilai })).data.status

    expect(await write(2, '1500000')).toBe('berjalan')
    expect(await write(3, '1500001')).toBe('menunggu_persetujuan')
    expect(await register(kode)).toEqual({ status: 422, code: 'promo_unknown' })
    expect((await second.send('admin/promo/setujui', { kode, versi: 4 })).refusal?.code).toBe('promo_not_yours')
    const late = await administrator.send('admin/promo/setujui', { kode, versi: 3 })
    expect(late.refusal?.code).toBe('promo_moved_on')
    expect((await administrator.call('admin/promo/setujui', { kode, versi: 4 })).data.status).toBe('berjalan')
  })

  it('is no longer put to anybody once it has ended, or is not offered [ADM-5]', async () => {
    const second = await other
    const kode = await aPromo({ nilai: '1500000' })
    await administrator.call('admin/promo/akhiri', { kode, versi: 1 })
    const { promo, menunggu } = (await second.call('admin/promo/daftar', { keyword: kode })).data
    expect(promo).toMatchObject([{ status: 'berakhir', usulan: null }])

    const hadiah = { nama: 'Hadiah disimpan', poin: 500, nilai: '1500000', min_belanja: '5000000', berlaku_hari: 30 }
    await administrator.call('admin/poin/hadiah/simpan', { hadiah_id: null, versi: 0, ...hadiah, aktif: false })
    expect((await second.call('admin/promo/daftar', {})).data.menunggu).toBe(menunggu)
  })

  it('is not confirmed by a person who became an administrator after it was written [ADM-5]', async () => {
    const kode = await aPromo({ nilai: '2000000' })
    world.setClock(new Date(world.now().getTime() + 1000).toISOString())
    const invited = await world.aColleague(administrator, 'administrator')
    const refused = await invited.send('admin/promo/setujui', { kode, versi: 1 })
    expect(refused.refusal?.status_message).toMatch(/setelah ini ditulis/)
    world.setClock()
  })

  it('is a reward that nobody is shown or redeems until a second administrator has confirmed it [ADM-5, REG-5]', async () => {
    const second = await other
    const sale = await anOrder(world, { price: '1100000.00', units: '1000' })
    await complete(sale)
    const { buyer } = sale
    const named = { ...terms, nama: 'Voucher Besar', poin: 200, aktif: true }
    const made = await administrator.call('admin/poin/hadiah/simpan', { versi: 0, ...named, nilai: '5000000' })
    const rewards = made.data.hadiah.find(({ nama }) => nama === 'Voucher Besar')
    const expected = { hadiah_id: rewards?.hadiah_id ?? '', versi: 1 }
    const wish = () => ({ ...buyer.ids, hadiah_id: expected.hadiah_id, kunci: randomUUID() })
    const shown = async () =>
      (await buyer.call('poin/hadiah', { company_id: buyer.companyId })).data.some(({ nama }) => nama === named.nama)
    expect([await shown(), (await buyer.send('poin/tukar', wish())).refusal?.code]).toEqual([false, 'reward_not_found'])
    expect((await administrator.send('admin/poin/hadiah/setujui', expected)).refusal?.code).toBe('reward_not_yours')
    const waiting = async () => (await second.call('admin/promo/daftar', {})).data
    const { menunggu, menunggu_hadiah } = await waiting()
    expect(menunggu_hadiah).toBe(1)

    await second.call('admin/poin/hadiah/setujui', expected)

    expect(await waiting()).toMatchObject({ menunggu: menunggu - 1, menunggu_hadiah: 0 })
    expect([await shown(), (await buyer.send('poin/tukar', wish())).ok]).toEqual([true, true])
    const cheaper = { ...expected, versi: 2, ...named, nilai: '5000000', poin: 100 }
    await second.call('admin/poin/hadiah/simpan', cheaper)
    expect([await shown(), (await buyer.send('poin/tukar', wish())).refusal?.code]).toEqual([false, 'reward_not_found'])
  })
})

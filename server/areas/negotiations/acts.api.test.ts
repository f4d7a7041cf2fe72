import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { aCounterOffer, anAgreement, aProposal, aTrade, MORNING, propose, view } from '#test/scenes/negotiating.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

beforeEach(() => world.setClock(MORNING))

describe('a negotiation', () => {
  it('goes to and fro while attempts remain, and every step of it is kept [NEGO-9] [NEGO-13] [SELLER-4]', async () => {
    const { buyer, seller, nego_id } = await aProposal(world)
    const sales = await world.aColleague(seller, 'sales')

    await sales.call('pusat-seller/nego/tawar', { nego_id, versi: 1, harga: '97000.00', catatan: 'Untuk 4 sak' })
    await buyer.call('nego/lagi', { nego_id, versi: 2, harga: '92000' })
    await seller.call('pusat-seller/nego/tawar', { nego_id, versi: 3, harga: '96000.00' })
    const third = await buyer.call('nego/lagi', { nego_id, versi: 4, harga: '93000.00' })
    await seller.call('pusat-seller/nego/tawar', { nego_id, versi: 5, harga: '95000.00' })
    const fourth = await buyer.call('nego/lagi', { nego_id, versi: 6, harga: '94000.00' })
    const { data } = await buyer.call('nego/setuju', { nego_id, versi: 6 })

    expect(third.data.sisa_percobaan).toBe(0)
    expect(fourth.refusal?.status_message).toBe('Kesempatan nego sudah habis (3 dari 3).')
    expect(data).toMatchObject({
      status: 'disepakati',
      status_nama: 'harga disepakati',
      harga_terakhir: '95000.00',
      versi: 7,
    })
    expect(
      data.penawaran.map(({ versi, pihak, jenis, harga, selisih_persen }) => [
        versi,
        pihak,
        jenis,
        harga,
        selisih_persen,
      ]),
    ).toEqual([
      [1, 'pembeli', 'tawaran', '90000.00', '-10.0'],
      [2, 'seller', 'tawaran', '97000.00', '-3.0'],
      [3, 'pembeli', 'tawaran', '92000.00', '-8.0'],
      [4, 'seller', 'tawaran', '96000.00', '-4.0'],
      [5, 'pembeli', 'tawaran', '93000.00', '-7.0'],
      [6, 'seller', 'tawaran', '95000.00', '-5.0'],
      [7, 'pembeli', 'setuju', '95000.00', '-5.0'],
    ])
    expect(data.penawaran[1]).toMatchObject({
      catatan: 'Untuk 4 sak',
      oleh: expect.stringContaining(seller.companyName),
    })
    expect(data.can).toMatchObject({ selesai: { boleh: true }, batal: { boleh: true }, lagi: { boleh: false } })
  })

  it('stays at its dots when information is requested, or an unanswered offer is changed [NEGO-9]', async () => {
    const { buyer, seller, nego_id } = await aProposal(world)

    const response = await seller.call('pusat-seller/nego/minta-info', {
      nego_id,
      versi: 1,
      catatan: 'Untuk produk apa?',
    })
    expect(response.data).toMatchObject({
      status: 'perlu_info',
      status_nama: 'perlu info tambahan',
      can: { setuju: { boleh: true } },
    })
    const answered = await buyer.call('nego/jawab', { nego_id, versi: 2, catatan: 'Sirup anak' })
    expect(answered.data).toMatchObject({ status: 'menunggu_respon', harga_terakhir: '90000.00' })
    const changed = await buyer.call('nego/ubah', { nego_id, versi: 3, harga: '91000.00' })
    expect(changed.data).toMatchObject({
      status: 'menunggu_respon',
      harga_terakhir: '91000.00',
      sisa_percobaan: 2,
      versi: 4,
    })

    const late = await seller.call('pusat-seller/nego/setuju', { nego_id, versi: 3 })
    expect(late.refusal?.status_message).toBe('Penawaran sudah diperbarui. Status sekarang: menunggu respon.')
    const { data } = await seller.call('pusat-seller/nego/setuju', { nego_id, versi: 4 })
    expect(data).toMatchObject({ status: 'disepakati', harga_terakhir: '91000.00' })
  })

  it.each([
    ['nego/tarik', 'ditarik', aProposal, 1],
    ['nego/tolak', 'ditolak_pembeli', aCounterOffer, 2],
    ['nego/batal', 'dibatalkan', anAgreement, 2],
  ] as const)('ends by %s as %s, and is never left again [NEGO-9]', async (path, status, begin, versi) => {
    const { buyer, seller, nego_id } = await begin(world)

    const { data } = await buyer.call(path, { nego_id, versi })

    expect(data).toMatchObject({ status, berjalan: false })
    await expectClosed(buyer, seller, nego_id, versi + 1)
  })

  it('ends when the seller declines, with its reason [NEGO-9] [SELLER-4]', async () => {
    const { buyer, seller, nego_id } = await aProposal(world)

    const unsaid = await seller.call('pusat-seller/nego/tolak', { nego_id, versi: 1, alasan: ' ' })
    expect(unsaid.refusal).toMatchObject({ code: 'invalid_field', field: 'alasan' })
    await seller.call('pusat-seller/nego/tolak', { nego_id, versi: 1, alasan: 'Stok menipis' })

    expect(await view(buyer, nego_id)).toMatchObject({
      status: 'ditolak_seller',
      penawaran: [{}, { catatan: 'Stok menipis' }],
    })
    await expectClosed(buyer, seller, nego_id, 2)
  })

  it('takes no price that is worse for its giver than agreeing [NEGO-15]', async () => {
    const { buyer, seller, nego_id } = await aProposal(world)
    const counter = (harga: string) => seller.call('pusat-seller/nego/tawar', { nego_id, versi: 1, harga })

    expect((await counter('90000.00')).refusal).toMatchObject({ code: 'nego_price_already_offered', field: 'harga' })
    expect((await counter('100000.01')).refusal).toMatchObject({ code: 'nego_price_above_list', field: 'harga' })
    expect((await counter('0')).refusal).toMatchObject({ code: 'nego_price_invalid', field: 'harga' })
    await counter('95000.00')
    const { refusal } = await buyer.call('nego/lagi', { nego_id, versi: 2, harga: '95000.00' })
    expect(refusal).toMatchObject({ code: 'nego_price_already_offered', field: 'harga' })
  })

  it('is open to colleagues by their role [ROLE-10] [NEGO-9]', async () => {
    const { buyer, seller, nego_id } = await aCounterOffer(world)
    const [purchaser, approver] = [
      await world.aColleague(buyer, 'purchaser'),
      await world.aColleague(buyer, 'approver'),
    ]
    const warehouse = await world.aColleague(seller, 'warehouse')

    expect((await approver.call('nego/detail', { nego_id })).data.can.setuju).toEqual({
      boleh: false,
      alasan: 'Peran Anda tidak mengizinkan tindakan ini.',
    })
    expect((await approver.call('nego/setuju', { nego_id, versi: 2 })).refusal?.code).toBe('not_allowed')
    expect((await warehouse.call('pusat-seller/nego/detail', { nego_id })).refusal?.code).toBe('not_allowed')
    const notices = await warehouse.call('notifikasi/nego/daftar', { company_id: warehouse.companyId })
    expect(notices.data).toEqual({ notifikasi: [], belum_dibaca: 0 })
    expect((await purchaser.call('nego/setuju', { nego_id, versi: 2 })).data.status).toBe('disepakati')
  })

  it('keeps its steps unchanged in the database [NEGO-13]', async () => {
    const { nego_id } = await aProposal(world)
    const change = world.db.updateTable('negotiation_steps').set({ price: '1' }).where('negotiation_id', '=', nego_id)
    const remove = world.db.deleteFrom('negotiation_steps').where('negotiation_id', '=', nego_id)

    await expect(change.execute()).rejects.toThrow('only appended to')
    await expect(remove.execute()).rejects.toThrow('only appended to')
  })
})

describe('when subscription or product are gone', () => {
  it('only ending is possible [ROLE-2] [NEGO-9]', async () => {
    const { buyer, seller, nego_id } = await aCounterOffer(world)
    await world.subscribe(buyer, seller, { status: 'suspended' })

    expect((await view(buyer, nego_id)).can.setuju.alasan).toBe('Anda belum berlangganan pada seller terkait.')
    const agreed = await buyer.call('nego/setuju', { nego_id, versi: 2 })
    expect(agreed.refusal).toMatchObject({
      code: 'nego_act_not_allowed',
      status_message: 'Anda belum berlangganan pada seller terkait.',
    })
    expect((await buyer.call('nego/tolak', { nego_id, versi: 2 })).data.status).toBe('ditolak_pembeli')
  })

  it('the seller cannot agree either [NEGO-9]', async () => {
    const { seller, product, nego_id } = await aProposal(world)
    await world.db.updateTable('products').set({ negotiable: false }).where('id', '=', product.id).execute()

    const { refusal } = await seller.call('pusat-seller/nego/setuju', { nego_id, versi: 1 })

    expect(refusal?.status_message).toBe('Produk ini tidak lagi dapat dinegosiasikan.')
  })
})

describe('notifications', () => {
  it('tell the other side of each step; opening them marks them read, for this member and this kind [HEAD-8]', async () => {
    const { buyer, seller, product, nego_id } = await aProposal(world)
    const mate = await world.aColleague(buyer, 'purchaser')
    const list = async (person: Person) =>
      (await person.call('notifikasi/nego/daftar', { company_id: person.companyId })).data
    await seller.call('pusat-seller/nego/tawar', { nego_id, versi: 1, harga: '95000.00' })

    expect(await list(seller)).toEqual({
      notifikasi: [
        {
          message: `${buyer.companyName} mengajukan nego ${product.name}: Rp 90.000,00 untuk 100 kg`,
          seller_nama: seller.companyName,
          nego_id,
          date: new Date(MORNING).toISOString(),
          dibaca: false,
        },
      ],
      belum_dibaca: 1,
    })
    expect((await list(buyer)).notifikasi).toMatchObject([
      {
        message: `${seller.companyName} mengirim penawaran balik ${product.name}: Rp 95.000,00`,
        seller_nama: seller.companyName,
        nego_id,
      },
    ])

    await buyer.call('notifikasi/nego/read', buyer.ids)

    expect(await list(buyer)).toMatchObject({ notifikasi: [{ dibaca: true }], belum_dibaca: 0 })
    expect(await list(mate)).toMatchObject({ notifikasi: [{ dibaca: false }], belum_dibaca: 1 })
    const bell = await buyer.call('notifikasi/daftar', { company_id: buyer.companyId })
    expect(bell.data).toMatchObject({
      notifikasi: [{ dibaca: true, tautan: `/transaksi/nego/detail/?nego_id=${nego_id}` }],
      belum_dibaca: 0,
    })
  })

  it('go live to both companies, the cart of the buyer included [NEGO-9] [CART-6]', async () => {
    const { buyer, seller, product } = await aTrade(world)
    const heard = await world.hear()

    const nego_id = await propose(buyer, product)

    const changes = [await heard.next(), await heard.next(), await heard.next()]
    expect(changes).toEqual(
      expect.arrayContaining([
        { topics: [`company:${seller.companyId}`], change: { name: 'notifications' } },
        {
          topics: [`company:${buyer.companyId}/nego.read`, `company:${seller.companyId}/sales-nego.read`],
          change: { name: 'negotiation', id: nego_id, version: 1 },
        },
        { topics: [`company:${buyer.companyId}`], change: { name: 'cart' } },
      ]),
    )
  })
})

/** Expects that neither side can act any more, and that both still read everything. */
async function expectClosed(buyer: Person, seller: Person, nego_id: string, versi: number) {
  const state = await view(buyer, nego_id)
  const act = { nego_id, versi }
  const answers = [
    await buyer.call('nego/setuju', act),
    await buyer.call('nego/lagi', { ...act, harga: '1000.00' }),
    await buyer.call('nego/ubah', { ...act, harga: '1000.00' }),
    await buyer.call('nego/tarik', act),
    await buyer.call('nego/selesai', act),
    await buyer.call('nego/batal', act),
    await seller.call('pusat-seller/nego/setuju', act),
    await seller.call('pusat-seller/nego/tawar', { ...act, harga: '99000.00' }),
    await seller.call('pusat-seller/nego/minta-info', { ...act, catatan: 'Apa?' }),
    await seller.call('pusat-seller/nego/tolak', { ...act, alasan: 'Tidak' }),
  ]
  expect(answers.map(({ refusal }) => refusal?.code)).toEqual(answers.map(() => 'nego_act_not_allowed'))
  expect(await view(buyer, nego_id)).toEqual(state)
  expect((await seller.call('pusat-seller/nego/detail', { nego_id })).data.penawaran).toEqual(state.penawaran)
}

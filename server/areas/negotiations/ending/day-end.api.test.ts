import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import {
  aCounterOffer,
  anAgreement,
  aProposal,
  LAST_SECOND,
  MIDNIGHT,
  MORNING,
  proposal,
  propose,
  view,
} from '#test/scenes/negotiating.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

beforeEach(() => world.setClock(MORNING))

type Act = (trade: {
  buyer: Person
  seller: Person
  nego_id: string
}) => Promise<{ ok: boolean; status: number; refusal?: { code: string } | undefined }>

const acts: [string, typeof aProposal, Act][] = [
  [
    'pusat-seller/nego/setuju',
    aProposal,
    ({ seller, nego_id }) => seller.call('pusat-seller/nego/setuju', { nego_id, versi: 1 }),
  ],
  [
    'pusat-seller/nego/tawar',
    aProposal,
    ({ seller, nego_id }) => seller.call('pusat-seller/nego/tawar', { nego_id, versi: 1, harga: '95000' }),
  ],
  [
    'pusat-seller/nego/tolak',
    aProposal,
    ({ seller, nego_id }) => seller.call('pusat-seller/nego/tolak', { nego_id, versi: 1, alasan: 'x' }),
  ],
  [
    'pusat-seller/nego/minta-info',
    aProposal,
    ({ seller, nego_id }) => seller.call('pusat-seller/nego/minta-info', { nego_id, versi: 1, catatan: 'x' }),
  ],
  ['nego/tarik', aProposal, ({ buyer, nego_id }) => buyer.call('nego/tarik', { nego_id, versi: 1 })],
  ['nego/ubah', aProposal, ({ buyer, nego_id }) => buyer.call('nego/ubah', { nego_id, versi: 1, harga: '91000' })],
  ['nego/setuju', aCounterOffer, ({ buyer, nego_id }) => buyer.call('nego/setuju', { nego_id, versi: 2 })],
  ['nego/lagi', aCounterOffer, ({ buyer, nego_id }) => buyer.call('nego/lagi', { nego_id, versi: 2, harga: '91000' })],
  ['nego/tolak', aCounterOffer, ({ buyer, nego_id }) => buyer.call('nego/tolak', { nego_id, versi: 2 })],
  ['nego/selesai', anAgreement, ({ buyer, nego_id }) => buyer.call('nego/selesai', { nego_id, versi: 2 })],
  ['nego/batal', anAgreement, ({ buyer, nego_id }) => buyer.call('nego/batal', { nego_id, versi: 2 })],
]

describe.each(acts)('%s', (_, begin, act) => {
  it('works at 23:59:59 [NEGO-10]', async () => {
    const trade = await begin(world)
    world.setClock(LAST_SECOND)
    expect((await act(trade)).ok).toBe(true)
  })

  it('is refused at 24:00:00, before the expiry has been written and after [NEGO-10]', async () => {
    const trade = await begin(world)
    world.setClock(MIDNIGHT)
    for (const written of [false, true]) {
      if (written) await world.runJobs('negotiations/expire')
      const answer = await act(trade)
      expect([answer.status, answer.refusal?.code]).toEqual([409, 'nego_expired'])
      expect(await view(trade.buyer, trade.nego_id)).toMatchObject({
        status: 'kedaluwarsa',
        status_nama: 'kedaluwarsa',
        berjalan: false,
      })
    }
  })
})

describe('at 24:00', () => {
  it('what runs expires by a job, and both sides are notified once [NEGO-10] [HEAD-8]', async () => {
    const { buyer, seller, product, nego_id } = await aProposal(world)
    world.setClock(LAST_SECOND)
    await world.runJobs('negotiations/expire')
    expect((await view(buyer, nego_id)).status).toBe('menunggu_respon')

    world.setClock(MIDNIGHT)
    await world.runJobs()
    await world.runJobs('negotiations/expire')

    const { penawaran } = await view(buyer, nego_id)
    expect(penawaran.at(-1)).toMatchObject({
      versi: 2,
      pihak: 'sistem',
      jenis: 'kedaluwarsa',
      oleh: 'Sistem',
      waktu: new Date(MIDNIGHT).toISOString(),
    })
    expect(penawaran).toHaveLength(2)
    for (const person of [buyer, seller]) {
      const { data } = await person.call('notifikasi/nego/daftar', { company_id: person.companyId })
      const notices = data.notifikasi.filter(({ message }) => message === `Nego ${product.name} sudah kedaluwarsa`)
      expect(notices).toHaveLength(1)
    }
  })

  it('more than a batch of them expire at once [NEGO-10]', async () => {
    const { buyer, seller } = await aProposal(world)
    for (let proposed = 0; proposed < 60; proposed += 1) await propose(buyer, await world.aProduct({ seller }))
    world.setClock(MIDNIGHT)

    await world.runJobs('negotiations/expire')

    const left = await world.db.selectFrom('negotiations').select('id').where('state', '=', 'awaiting_seller').execute()
    expect(left).toEqual([])
  })

  it('a new one may begin, though the old end was not written down; it is written then [NEGO-8] [NEGO-10]', async () => {
    const { buyer, product, nego_id } = await aProposal(world)
    world.setClock(MIDNIGHT)

    const { data } = await buyer.call('produk/nego/status', { company_id: buyer.companyId, produk_id: product.id })
    expect(data).toMatchObject({ nego_ongoing: false, sisa_hari_ini: 2 })
    expect((await buyer.call('negosiasi/submit', proposal(buyer, product))).ok).toBe(true)

    expect((await view(buyer, nego_id)).penawaran.at(-1)).toMatchObject({ jenis: 'kedaluwarsa' })
  })

  it('the lists show it as expired at once [NEGO-10] [SELLER-4]', async () => {
    const { buyer, seller, nego_id } = await aProposal(world)
    world.setClock(MIDNIGHT)
    const all = { halaman: 1, per_halaman: 20 }

    const lists = [
      await buyer.call('nego/daftar', { ...all, status: 'kedaluwarsa' }),
      await seller.call('pusat-seller/nego/daftar', { ...all, berjalan: false }),
    ]

    for (const { data } of lists) {
      expect(data).toMatchObject({
        nego: [{ nego_id, status: 'kedaluwarsa' }],
        total: 1,
        jumlah: { berjalan: 0, menunggu_saya: 0 },
      })
    }
  })
})

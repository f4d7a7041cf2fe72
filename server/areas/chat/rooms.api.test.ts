import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contract } from '#domain/contract.ts'
import type { Person } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'
import { talking } from './testing.ts'

const world = await openWorld({ connections: 4 })

const { aTalk, say, said, listOf, endSubscription } = talking(world)

const unreadOf = async (who: Person) =>
  (await who.call('chat/room/belum-dibaca', { company_id: who.companyId })).data.total

describe('a conversation', () => {
  it('is one for both companies, also when they begin it at once [CHAT-5]', async () => {
    const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]
    await world.subscribe(buyer, seller)

    const opened = await Promise.all([
      ...Array.from({ length: 4 }, () => buyer.call('chat/room/buka', { seller_id: seller.companyId })),
      ...Array.from({ length: 4 }, () => seller.call('chat/room/buka', { pembeli_id: buyer.companyId })),
    ])

    expect(new Set(opened.map(({ data }) => data.key_room)).size).toBe(1)
    expect(opened[0]?.data).toMatchObject({
      type: 'user_to_sales',
      company_id_buyer: buyer.companyId,
      company_id_seller: seller.companyId,
      user_id_seller: seller.userId,
      message: {},
      can: { kirim: { boleh: true, alasan: null } },
    })
  })

  it('begins only with a seller the company subscribes to [ROLE-7] [ROLE-3]', async () => {
    const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]

    const refused = await buyer.call('chat/room/buka', { seller_id: seller.companyId })
    expect(refused.refusal?.status_message).toBe(
      'Anda belum berlangganan pada seller terkait. Chat Seller hanya berlaku ke seller langganan.',
    )
    expect((await seller.call('chat/room/buka', { pembeli_id: buyer.companyId })).refusal?.code).toBe(
      'chat_buyer_not_subscribed',
    )
    expect((await buyer.call('chat/room/buka', { seller_id: randomUUID() })).refusal?.code).toBe('seller_not_found')
  })

  it('stays readable when the subscription ends, and takes no more words [ROLE-7]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    await say(buyer, key_room, 'Selamat pagi')
    await endSubscription(buyer)

    for (const who of [buyer, seller]) {
      const { data } = await who.call('chat/room/buka', { key_room })
      expect(Object.values(data.message)).toMatchObject([{ contain: 'Selamat pagi' }])
      expect(data.can.kirim).toEqual({
        boleh: false,
        alasan: 'Langganan sudah tidak aktif. Percakapan ini hanya dapat dibaca.',
      })
      expect((await say(who, key_room, 'Masih ada?')).refusal?.code).toBe('chat_closed')
    }
    expect(await said(buyer, key_room)).toHaveLength(1)
  })
})

describe('a message', () => {
  it('has the place that it has for both, and the clock of Jakarta [CHAT-11] [CHAT-12]', async () => {
    world.setClock('2026-03-02T23:59:30+07:00')
    const { buyer, seller, key_room } = await aTalk()

    const { data } = await say(buyer, key_room, 'Apakah ada stok?')

    expect(data).toMatchObject({
      urutan: 1,
      uid: '',
      contain: 'Apakah ada stok?',
      read: false,
      receiver: seller.companyId,
      sender: buyer.companyId,
      type: 'text',
      timestamp: { date: 2, hours: 23, minutes: 59, month: 2, year: 2026 },
    })
    expect(data.barang_id).toBeUndefined()
    expect(await said(seller, key_room)).toEqual([data])
    world.setClock()
  })

  it('is there once, however often it is sent with its key, and many at once are in one order [CHAT-12]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    const keys = Array.from({ length: 20 }, () => randomUUID())

    await Promise.all(
      keys.flatMap((key, number) => {
        const who = number % 2 === 0 ? buyer : seller
        return [say(who, key_room, `Pesan ${number}`, key), say(who, key_room, `Pesan ${number}`, key)]
      }),
    )

    const [ofBuyer, ofSeller] = [await said(buyer, key_room), await said(seller, key_room)]
    expect(ofBuyer).toEqual(ofSeller)
    expect(ofBuyer.map(({ urutan }) => urutan)).toEqual(keys.map((_, index) => index + 1))
    expect(new Set(ofBuyer.map(({ contain }) => contain)).size).toBe(keys.length)
  })

  it('is not another one under the same key [CHAT-12]', async () => {
    const { buyer, key_room } = await aTalk()
    const key = randomUUID()
    await say(buyer, key_room, '25 kg', key)
    expect((await say(buyer, key_room, '250 kg', key)).refusal?.code).toBe('chat_key_reused')
    expect(await said(buyer, key_room)).toHaveLength(1)
  })

  it('is refused when it is empty or too long, and kept as it was typed otherwise [CHAT-9]', async () => {
    const { buyer, key_room } = await aTalk()
    for (const nothing of ['', '  \n ', '\u001b']) {
      const { refusal } = await say(buyer, key_room, nothing)
      expect([refusal?.status_message, refusal?.field]).toEqual(['Pesan tidak boleh kosong !', 'contain'])
    }
    expect((await say(buyer, key_room, 'a'.repeat(10_001))).refusal?.field).toBe('contain')
    expect((await say(buyer, randomUUID(), 'Halo')).refusal?.status_message).toBe('Tidak dapat mengirim pesan!')

    const texts = ['a'.repeat(10_000), '👩🏽‍🔬 <script>alert(1)</script>', '\u202eterbalik']
    for (const text of texts) await say(buyer, key_room, text)
    expect((await said(buyer, key_room)).map(({ contain }) => contain)).toEqual(texts)
  })

  it('tells of a product of the seller, of no other [CHAT-11]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    const [own, other] = [await world.aProduct({ seller }), await world.aProduct({ seller: await world.aSeller() })]
    const about = (barang_id: number | null) =>
      buyer.call('chat/pesan/kirim', { key_room, kunci: randomUUID(), type: 'barang', contain: '', barang_id })

    expect((await about(own.id)).data).toMatchObject({ type: 'barang', barang_id: own.id, contain: '' })
    for (const wrong of [other.id, 2_000_000_000, null]) {
      expect((await about(wrong)).refusal?.code).toBe('chat_product_not_found')
    }
  })

  it('shows its product with the price that the viewer may see now [ROLE-4] [CHAT-11]', async () => {
    const { buyer, seller } = await aTalk()
    const product = await world.aProduct({ seller, price: '125000.00' })
    const shownTo = async (who: Person) =>
      (await who.call('chat/produk', { produk_id: [product.id, 2_000_000_000] })).data

    expect(await shownTo(buyer)).toMatchObject([{ produk_id: product.id, produk_harga_satuan: '125000.00' }])
    expect(await shownTo(seller)).toMatchObject([{ produk_harga_satuan: '125000.00' }])
    expect(await shownTo(await world.aBuyer())).toMatchObject([{ produk_harga_satuan: 'NA' }])
    await endSubscription(buyer)
    expect(await shownTo(buyer)).toMatchObject([{ produk_harga_satuan: 'NA' }])
  })

  it('is unread until the other side opens the room; then both see who read it [CHAT-6]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    await say(buyer, key_room, 'Satu')
    await say(buyer, key_room, 'Dua')
    await buyer.call('chat/room/buka', { key_room })
    expect((await said(buyer, key_room)).map(({ read }) => read)).toEqual([false, false])

    await seller.call('chat/room/baca', { key_room, sampai: 1 })
    expect((await said(buyer, key_room)).map(({ read, uid }) => [read, uid])).toEqual([
      [true, seller.userId],
      [false, ''],
    ])
    await seller.call('chat/room/buka', { key_room })
    expect((await said(buyer, key_room)).every(({ read }) => read)).toBe(true)
  })

  it('stays unread where a screen opens the room that nobody looks at [CHAT-6]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    await say(buyer, key_room, 'Halo')

    const { data } = await seller.call('chat/room/buka', { key_room, baca: false })

    expect(Object.values(data.message)).toMatchObject([{ contain: 'Halo', read: false }])
    expect(await unreadOf(seller)).toBe(1)
  })

  it('is announced to both companies, and reading it too [CHAT-12] [CHAT-6]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    const heard = await world.hear()

    await say(buyer, key_room, 'Halo')
    await seller.call('chat/room/buka', { key_room })

    for (const version of [1, 2]) {
      expect(await heard.next()).toEqual({
        topics: [`company:${buyer.companyId}/chat.read`, `company:${seller.companyId}/chat.read`],
        change: { name: 'chat', id: key_room, version },
      })
    }
  })

  it('comes in parts, forwards and backwards [CHAT-8]', async () => {
    const { buyer, key_room } = await aTalk()
    for (const text of ['1', '2', '3', '4', '5']) await say(buyer, key_room, text)
    const sequencesIn = async (span: { setelah?: number; sebelum?: number }) => {
      const { data } = await buyer.call('chat/pesan/daftar', { key_room, limit: 2, ...span })
      return [data.pesan.map(({ contain }) => contain).join(''), data.ada_lagi]
    }

    expect(await sequencesIn({})).toEqual(['45', true])
    expect(await sequencesIn({ sebelum: 4 })).toEqual(['23', true])
    expect(await sequencesIn({ sebelum: 2 })).toEqual(['1', false])
    expect(await sequencesIn({ setelah: 1 })).toEqual(['23', true])
    expect(await sequencesIn({ setelah: 3 })).toEqual(['45', false])
  })
})

describe('the list of conversations', () => {
  it('has the latest first, with what is unread, and finds names [CHAT-1] [CHAT-8]', async () => {
    const buyer = await world.aBuyer()
    const [first, second] = [
      await world.aSeller({ name: 'PT Pertama Uji' }),
      await world.aSeller({ name: 'CV 50%_Uji' }),
    ]
    const rooms = []
    for (const [minute, seller] of [first, second].entries()) {
      await world.subscribe(buyer, seller)
      world.setClock(`2026-03-02T10:0${minute}:00+07:00`)
      const { data } = await seller.call('chat/room/buka', { pembeli_id: buyer.companyId })
      await say(seller, data.key_room, `Dari ${seller.companyName}`)
      rooms.push(data.key_room)
    }
    const names = async () => (await listOf(buyer)).map(({ name }) => name)
    expect(await names()).toEqual(['CV 50%_Uji', 'PT Pertama Uji'])

    world.setClock('2026-03-02T10:02:00+07:00')
    await say(first, rooms[0] ?? '', 'Lagi')

    expect(await listOf(buyer)).toMatchObject([
      {
        key_room: rooms[0],
        name: 'PT Pertama Uji',
        text: 'Lagi',
        type: 'text',
        dari_sendiri: false,
        unread_message: 2,
        first_index: 1,
      },
      { key_room: rooms[1], name: 'CV 50%_Uji', unread_message: 1 },
    ])
    expect(await unreadOf(buyer)).toBe(2)
    expect((await listOf(buyer, { cari: 'pertama' })).map(({ name }) => name)).toEqual(['PT Pertama Uji'])
    expect((await listOf(buyer, { cari: '%_' })).map(({ name }) => name)).toEqual(['CV 50%_Uji'])
    expect(await listOf(first)).toMatchObject([
      { name: buyer.companyName, unread_message: 0, dari_sendiri: true, read: false },
    ])
    world.setClock()
  })

  it('is filtered by what is unread, and for a sales person by who looks after the customer [SELLER-1]', async () => {
    const seller = await world.aSeller()
    const sales = await world.aColleague(seller, 'sales')
    const [first, second] = [await world.aBuyer(), await world.aBuyer()]
    const rooms = []
    for (const buyer of [first, second]) {
      await world.subscribe(buyer, seller)
      const { data } = await buyer.call('chat/room/buka', { seller_id: seller.companyId })
      await say(buyer, data.key_room, 'Halo')
      rooms.push(data.key_room)
    }
    const [ofFirst = '', ofSecond = ''] = rooms
    const keys = async (who: Person, saring: 'belum-dibaca' | 'saya') =>
      (await listOf(who, { saring })).map(({ key_room }) => key_room)

    await seller.call('pusat-seller/chat/serahkan', { key_room: ofFirst, penerima_id: sales.userId })
    await seller.call('chat/room/buka', { key_room: ofFirst })

    expect(await keys(sales, 'saya')).toEqual([ofFirst])
    expect(await keys(seller, 'saya')).toEqual([ofSecond])
    expect(await keys(seller, 'belum-dibaca')).toEqual([ofSecond])
  })

  it('leaves out a conversation in which nobody has said anything [CHAT-4]', async () => {
    const { buyer, seller } = await aTalk()
    expect([await listOf(buyer), await listOf(seller)]).toEqual([[], []])
    expect(await unreadOf(buyer)).toBe(0)
  })
})

describe('strangers', () => {
  it('find no room, write nothing and read nothing [CHAT-10]', async () => {
    const { buyer, seller, key_room } = await aTalk()
    await say(buyer, key_room, 'Rahasia')
    const act = { key_room, kunci: randomUUID(), type: 'text', contain: 'Halo' }
    const bodies: Record<string, object> = {
      'chat/room/buka': { key_room },
      'chat/room/baca': { key_room, sampai: 1 },
      'chat/room/hadir': { key_room, mengetik: true },
      'chat/room/samping': { key_room },
      'chat/pesan/kirim': act,
      'chat/pesan/daftar': { key_room },
      'chat/pesan/cari': { key_room, cari: 'Rahasia' },
      'chat/berkas/unggah': { key_room },
    }
    const naming = Object.values(contract.chat).filter(({ body }) => 'roomId' in body.shape)
    expect(naming.map(({ path }): string => path).sort()).toEqual(Object.keys(bodies).sort())
    const heard = await world.hear()

    for (const stranger of [await world.aBuyer(), await world.aSeller()]) {
      for (const [path, body] of Object.entries(bodies)) {
        const answer = await stranger.send(path, body)
        expect([answer.status, answer.refusal?.status_message], path).toEqual([
          404,
          path === 'chat/pesan/kirim' ? 'Tidak dapat mengirim pesan!' : 'Percakapan tidak ditemukan.',
        ])
      }
      expect(await listOf(stranger)).toEqual([])
    }
    expect(await said(seller, key_room)).toMatchObject([{ contain: 'Rahasia', read: false }])
    await say(seller, key_room, 'Untuk Anda')
    // the catalogue announces the companies that were made meanwhile
    const changesHeard = () => heard.all.filter(({ change }) => change.name !== 'catalogue')
    await expect.poll(() => changesHeard().length).toBeGreaterThan(0)
    expect(changesHeard()).toMatchObject([
      { topics: [`company:${buyer.companyId}/chat.read`, `company:${seller.companyId}/chat.read`] },
    ])
    expect(await world.storedFiles()).toEqual([])
  })

  it('are colleagues whose role has nothing to do with customers, and visitors [ROLE-10] [ROLE-8]', async () => {
    const { seller, key_room } = await aTalk()
    const warehouse = await world.aColleague(seller, 'warehouse')
    expect((await warehouse.call('chat/room/buka', { key_room })).refusal?.code).toBe('not_allowed')
    expect((await world.aVisitor().send('chat/room/buka', { key_room })).status).toBe(401)
  })
})

describe('the sales person', () => {
  it('is the one the subscription names, otherwise the owner [CHAT-9] [SELLER-3]', async () => {
    const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]
    const sales = await world.aColleague(seller, 'sales')
    const ask = () => buyer.call('chat/sales', { company_id: buyer.companyId, seller_id: seller.companyId })
    expect((await ask()).refusal?.code).toBe('chat_not_subscribed')

    await world.subscribe(buyer, seller)
    expect((await ask()).data).toEqual({ sales_id: seller.userId })
    await world.db
      .updateTable('subscriptions')
      .set({ sales_user_id: sales.userId })
      .where('buyer_id', '=', buyer.companyId)
      .execute()
    expect((await ask()).data).toEqual({ sales_id: sales.userId })
  })

  it('belongs to a seller with a name [CHAT-9]', async () => {
    const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]
    const bodies = { seller_id: [seller.companyId, buyer.companyId, randomUUID()] }
    expect((await buyer.call('chat/seller', bodies)).data).toEqual([
      { seller_id: seller.companyId, seller_nama: seller.companyName },
    ])
  })
})

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Buyer, Member, Seller } from '#domain/accounts/actor.ts'
import { notifyUnread } from '#server/areas/chat/notify-unread.ts'
import { openRoom } from '#server/areas/chat/open-room.ts'
import { insertRoomFile } from '#server/areas/chat/queries-files.ts'
import { sendMessage } from '#server/areas/chat/send-message.ts'
import { keepHours, keepReply } from '#server/areas/chat/write-replies-and-hours.ts'
import type { Deps } from '#server/deps.ts'
import { recordFile } from '#server/platform/files/store-file.ts'
import { buyerOfPembeli, sellerOfPenjual } from './accounts.ts'
import { buyerOf, during, findOtherCustomers, findOwners, sellerOf } from './demo-actors.ts'
import { type ExampleKind, exampleDocument } from './example-documents.ts'

/** A message; its sender has read the ones before. */
interface Line {
  by: 'buyer' | 'colleague' | 'seller'
  /** 0 is the day of the first start. */
  daysAgo: number
  text: string
  /** It is about this one of the seller's products, counted from the end by name. */
  product?: number
  /** It brings this example document. */
  file?: ExampleKind
}

const ofPembeli: readonly Line[] = [
  {
    by: 'buyer',
    daysAgo: 6,
    text: 'Selamat pagi. Kami menyiapkan produksi bulan depan. Apakah produk ini siap 500 kg dari satu lot?',
    product: 4,
  },
  {
    by: 'seller',
    daysAgo: 6,
    text: 'Selamat pagi. Siap, 500 kg dari satu lot. Masa simpannya masih lebih dari 18 bulan.',
  },
  { by: 'buyer', daysAgo: 6, text: 'Baik. Mohon CoA lot tersebut untuk QA kami.' },
  {
    by: 'seller',
    daysAgo: 6,
    text: 'Terlampir CoA-nya. Nomor lot di surat jalan akan sama dengan yang di CoA.',
    file: 'coa',
  },
  { by: 'colleague', daysAgo: 5, text: 'Terima kasih, sudah kami teruskan ke QA. Pengiriman di atas palet, ya?' },
  {
    by: 'seller',
    daysAgo: 5,
    text: 'Betul, di atas palet dan dibungkus plastik. Surat jalan dan CoA ikut bersama barang.',
  },
  { by: 'colleague', daysAgo: 1, text: 'QA sudah menyetujui CoA-nya. Pesanan kami buat minggu ini.' },
  {
    by: 'seller',
    daysAgo: 1,
    text: 'Siap. Pesanan yang masuk sebelum pukul 14.00 kami kirim pada hari kerja berikutnya.',
  },
  { by: 'colleague', daysAgo: 1, text: 'Baik, terima kasih.' },
  {
    by: 'seller',
    daysAgo: 0,
    text: 'Sekadar info: Sabtu ini gudang kami tutup untuk stok opname. Pengiriman berikutnya hari Senin.',
  },
]

const ofPembeliElsewhere: readonly Line[] = [
  {
    by: 'buyer',
    daysAgo: 9,
    text: 'Selamat siang. Apakah sertifikat halal produk ini masih berlaku? Kami perlu untuk audit.',
    product: 1,
  },
  { by: 'seller', daysAgo: 9, text: 'Selamat siang. Masih berlaku. Berikut salinannya.', file: 'halal' },
  { by: 'buyer', daysAgo: 8, text: 'Sudah kami terima dan cocok dengan berkas audit. Terima kasih 🙏' },
]

/** Of penjual@'s other customers, in the order of their names. */
const ofOthers: readonly (readonly Line[])[] = [
  [
    { by: 'seller', daysAgo: 37, text: 'Selamat pagi, apakah kirimannya sudah diterima lengkap?' },
    { by: 'buyer', daysAgo: 37, text: 'Lengkap dan kering, segelnya utuh. Terima kasih.' },
    { by: 'seller', daysAgo: 37, text: 'Senang mendengarnya. Kami tunggu pesanan berikutnya.' },
    { by: 'buyer', daysAgo: 0, text: 'Selamat pagi. Pesanan kami kemarin, apakah sudah bisa dikirim hari ini?' },
    { by: 'buyer', daysAgo: 0, text: 'Kalau bisa sebelum pukul 15.00, gudang kami tutup lebih awal.' },
  ],
  [
    {
      by: 'buyer',
      daysAgo: 3,
      text: 'Untuk pembelian rutin tiap bulan, apakah jadwal pengirimannya bisa ditetapkan?',
      product: 2,
    },
    { by: 'seller', daysAgo: 3, text: 'Bisa. Mohon sebutkan tanggal dan jumlah per bulannya.' },
    { by: 'buyer', daysAgo: 2, text: 'Tanggal 5 setiap bulan, 200 kg. Kami pastikan lagi setelah rapat Kamis.' },
    { by: 'seller', daysAgo: 2, text: 'Baik, stoknya kami sisihkan sampai akhir minggu.' },
  ],
]

const replies = [
  {
    title: 'Jam kirim',
    text: 'Pesanan yang masuk sebelum pukul 14.00 kami kirim pada hari kerja berikutnya.',
  },
  {
    title: 'CoA per lot',
    text: 'CoA ikut bersama barang. Salinannya kami lampirkan di percakapan ini bila diperlukan.',
  },
  {
    title: 'Kebutuhan rutin',
    text: 'Untuk kebutuhan rutin, mohon sebutkan tanggal dan jumlah per bulan. Stoknya kami sisihkan.',
  },
]

const hours = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '17:00' })),
  { weekday: 6, opens: '08:00', closes: '12:00' },
]

interface Pair {
  buyer: Buyer
  colleague: Buyer
  seller: Seller
}

/** Conversations of pembeli@ and penjual@, with something to read for each, and what penjual@ answers with [CHAT-1]. */
export async function seedConversations(deps: Deps): Promise<void> {
  const pembeli = await buyerOf(deps, 'pembeli@contoh.id', buyerOfPembeli)
  const rina = await buyerOf(deps, 'rina@contoh.id', buyerOfPembeli)
  const sales = await sellerOf(deps, 'sales@contoh.id', sellerOfPenjual)
  const { buyers, sellers } = await findOwners(deps)
  const [arkadipa, owner] = [sellers.get('arkadipa-molekul-persada'), sellers.get(sellerOfPenjual)]
  if (!arkadipa || !owner) throw new Error('the demo has no such seller')

  await converse(deps, { buyer: pembeli, colleague: rina, seller: arkadipa }, ofPembeliElsewhere, {
    readToTheEnd: true,
  })
  await converse(deps, { buyer: pembeli, colleague: rina, seller: sales }, ofPembeli)
  const customers = await findOtherCustomers(deps)
  for (const [index, lines] of ofOthers.entries()) {
    const buyer = buyers.get(customers[index] ?? '')
    if (buyer) await converse(deps, { buyer, colleague: buyer, seller: sales }, lines)
  }
  for (const reply of replies) await keepReply(deps, sales, { id: null, ...reply })
  await keepHours(deps, owner, hours)
  // for the messages waiting since this morning, before all notifications count as read
  await notifyUnread(deps)
}

async function converse(
  deps: Deps,
  pair: Pair,
  lines: readonly Line[],
  { readToTheEnd = false }: { readToTheEnd?: boolean } = {},
): Promise<void> {
  for (const [index, line] of lines.entries()) {
    const then = during(deps, line.daysAgo, 0.4 + index / 25)
    const who = pair[line.by]
    const room = await openRoom(then, who, { id: null, partnerId: partnerOf(pair, who), marksRead: true })
    const { product, file } = line
    const productId = product === undefined ? null : await findProduct(deps, pair.seller, product)
    const fileId = file === undefined ? null : await handIn(then, who, room.id, file)
    const kind = productId !== null ? 'product' : fileId !== null ? 'file' : 'text'
    await sendMessage(then, who, { roomId: room.id, key: randomUUID(), kind, text: line.text, productId, fileId })
  }
  if (!readToTheEnd) return
  const last = lines.at(-1)
  const reader = last?.by === 'seller' ? pair.buyer : pair.seller
  await openRoom(during(deps, last?.daysAgo ?? 0, 0.9), reader, {
    id: null,
    partnerId: partnerOf(pair, reader),
    marksRead: true,
  })
}

function partnerOf({ buyer, seller }: Pair, who: Member): string {
  return who.companyId === seller.companyId ? buyer.companyId : seller.companyId
}

/** An example document for a message; its bytes are those of every such document. */
function handIn(deps: Deps, who: Member, roomId: string, kind: ExampleKind): Promise<string> {
  const { key, content, sha256 } = exampleDocument(kind)
  const file = { key, kind: 'pdf', name: `contoh-${kind}.pdf`, size: content.length, sha256 } as const
  return deps.db.transaction().execute(async (tx) => {
    const fileId = await recordFile(tx, who, file, deps.now())
    await insertRoomFile(tx, { fileId, roomId, member: who }, deps.now())
    return fileId
  })
}

async function findProduct(deps: Deps, { companyId }: Seller, fromTheEnd: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from products where seller_id = ${companyId} and status = 'published' and available
    order by lower(name) desc, id offset ${fromTheEnd - 1} limit 1`.execute(deps.db)
  const [product] = rows
  if (!product) throw new Error('the seller has no such product')
  return product.id
}

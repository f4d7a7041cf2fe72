import { z } from 'zod'
import { LARGEST_CHAT_FILE } from '#domain/files/file.ts'
import { answers, defineCall, defineDownload, defineUpload, done } from '../call.ts'
import { sellerUsername } from '../catalogue/contract.ts'
import { idOrNull, idText, keyword, ownCompany, page, pageSize, productId, requestKey, wholeNumber } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { beside, entry, file, message, messagePage, product, room, shopHours } from './shapes.ts'
import { messageKind, roomScope } from './words.ts'

const sequence = wholeNumber('Urutan pesan tidak valid.', { least: 0, most: 2_147_483_647 })

const MOST_ASKED = 100

export const chatCalls = {
  shopHours: defineCall({
    path: 'seller/jam',
    summary: 'When a seller is open, whether it is now, and until when that stays so',
    access: 'visitor',
    fromReplica: true,
    body: z.object({ username: wire('seller_username', sellerUsername) }),
    answer: answers(shopHours),
  }),
  sales: defineCall({
    path: 'chat/sales',
    summary: 'The sales person of a seller who talks to the company',
    access: 'buyer',
    permission: 'chat.read',
    body: z.object({ companyId: wire('company_id', ownCompany), sellerId: wire('seller_id', idText) }),
    answer: answers(z.object({ salesId: wire('sales_id', z.string()) })),
  }),
  sellers: defineCall({
    path: 'chat/seller',
    summary: 'The names of sellers',
    access: 'member',
    permission: 'chat.read',
    body: z.object({ ids: wire('seller_id', z.array(idText).max(MOST_ASKED)) }),
    answer: answers(z.array(z.object({ id: wire('seller_id', z.string()), name: wire('seller_nama', z.string()) }))),
  }),
  products: defineCall({
    path: 'chat/produk',
    summary: 'Products of messages, with the prices that the member may see now',
    access: 'member',
    permission: 'chat.read',
    body: z.object({ ids: wire('produk_id', z.array(productId).max(MOST_ASKED)) }),
    answer: answers(z.array(product)),
  }),
  rooms: defineCall({
    path: 'chat/room/daftar',
    summary: 'The conversations of the company, the latest first',
    access: 'member',
    permission: 'chat.read',
    body: z.object({
      companyId: wire('company_id', ownCompany),
      name: wire('cari', keyword.default('')),
      scope: wire('saring', wireWords(roomScope.names).default('all')),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(z.array(entry)),
  }),
  unread: defineCall({
    path: 'chat/room/belum-dibaca',
    summary: 'How many conversations hold messages of the other company that nobody has read',
    access: 'member',
    permission: 'chat.read',
    body: z.object({ companyId: wire('company_id', ownCompany) }),
    answer: answers(z.object({ total: z.number().int() })),
  }),
  open: defineCall({
    path: 'chat/room/buka',
    summary:
      'Open a conversation, begun where there is none yet, and mark what the other company said as read, unless nobody looks',
    access: 'member',
    permission: 'chat.read',
    // one of the first three; of several the conversation counts
    body: z.object({
      roomId: wire('key_room', idOrNull),
      sellerId: wire('seller_id', idOrNull),
      buyerId: wire('pembeli_id', idOrNull),
      isSeen: wire('baca', z.boolean().default(true)),
    }),
    answer: answers(room),
  }),
  notifySales: defineCall({
    path: 'notifikasi/sales',
    summary:
      'Tell the seller whose sales person talks to the company of messages that wait there, before a minute is over',
    access: 'buyer',
    permission: 'chat.write',
    limit: { max: 120, seconds: 60 },
    body: z.object({
      salesId: wire('id_sales', idText),
      sellerId: wire('company_id_seller', idText),
      buyerId: wire('company_id_transaction', ownCompany),
    }),
    answer: done,
  }),
  send: defineCall({
    path: 'chat/pesan/kirim',
    summary: 'Send a message; the same key again sends nothing more',
    access: 'member',
    permission: 'chat.write',
    limit: { max: 600, seconds: 60 },
    limitByPerson: { max: 120, seconds: 60 },
    body: z.object({
      roomId: wire('key_room', idText),
      key: wire('kunci', requestKey),
      kind: wire('type', wireWords(messageKind.names)),
      text: wire(
        'contain',
        z
          .string({ error: 'Pesan tidak boleh kosong !' })
          .max(LONGEST.chatMessage, { error: `Pesan paling panjang ${LONGEST.chatMessage} karakter.` }),
      ),
      productId: wire('barang_id', productId.nullish()),
      fileId: wire('berkas_id', idOrNull),
    }),
    answer: answers(message),
  }),
  messages: defineCall({
    path: 'chat/pesan/daftar',
    summary: 'Messages of a conversation after a place, or the last ones before one',
    access: 'member',
    permission: 'chat.read',
    body: z.object({
      roomId: wire('key_room', idText),
      after: wire('setelah', sequence.optional()),
      before: wire('sebelum', sequence.optional()),
      limit: wholeNumber('Paling banyak 100 pesan.', { least: 1, most: MOST_ASKED }).default(50),
    }),
    answer: answers(messagePage),
  }),
  search: defineCall({
    path: 'chat/pesan/cari',
    summary: 'Messages of a conversation with these words in them or in the name of their file, the latest first',
    access: 'member',
    permission: 'chat.read',
    body: z.object({
      roomId: wire('key_room', idText),
      words: wire('cari', keyword.min(1, { error: 'Ketik kata yang dicari.' })),
      before: wire('sebelum', sequence.optional()),
      limit: wholeNumber('Paling banyak 100 pesan.', { least: 1, most: MOST_ASKED }).default(20),
    }),
    answer: answers(messagePage),
  }),
  read: defineCall({
    path: 'chat/room/baca',
    summary: 'Mark what the other company said up to a place as read',
    access: 'member',
    permission: 'chat.read',
    body: z.object({ roomId: wire('key_room', idText), sequence: wire('sampai', sequence) }),
    answer: done,
  }),
  present: defineCall({
    path: 'chat/room/hadir',
    summary: 'Say to the other company that the member looks at the conversation, or is typing',
    access: 'member',
    permission: 'chat.read',
    limit: { max: 1200, seconds: 60 },
    limitByPerson: { max: 240, seconds: 60 },
    body: z.object({ roomId: wire('key_room', idText), typing: wire('mengetik', z.boolean().default(false)) }),
    answer: done,
  }),
  beside: defineCall({
    path: 'chat/room/samping',
    summary: 'What the two companies of a conversation have with each other: negotiations, orders, the subscription',
    access: 'member',
    permission: 'chat.read',
    body: z.object({ roomId: wire('key_room', idText) }),
    answer: answers(beside),
  }),
  upload: defineUpload({
    path: 'chat/berkas/unggah',
    summary:
      'Hand in a file for a message: PDF, JPEG or PNG, at most 10 MB, 200 a day from a company; it is gone after a day unless it is sent',
    access: 'member',
    permission: 'chat.write',
    limit: { max: 60, seconds: 60 },
    limitByPerson: { max: 60, seconds: 60 },
    largestFile: LARGEST_CHAT_FILE,
    body: z.object({ roomId: wire('key_room', idText) }),
    answer: answers(file),
  }),
  file: defineDownload({
    path: 'chat/berkas',
    summary: 'The file of a message, for the two companies',
    access: 'member',
    permission: 'chat.read',
    body: z.object({ fileId: wire('berkas_id', idText) }),
  }),
}

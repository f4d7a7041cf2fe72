import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { idOrNull, idText } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire } from '../wire.ts'
import { answeringDay, reply } from './shapes.ts'

const title = z
  .string({ error: 'Judul harus diisi.' })
  .trim()
  .min(1, { error: 'Judul harus diisi.' })
  .max(LONGEST.chatReplyTitle, { error: `Judul paling panjang ${LONGEST.chatReplyTitle} karakter.` })
const text = z
  .string({ error: 'Isi balasan harus diisi.' })
  .trim()
  .min(1, { error: 'Isi balasan harus diisi.' })
  .max(LONGEST.chatReply, { error: `Isi balasan paling panjang ${LONGEST.chatReply} karakter.` })
const hours = z.array(answeringDay).max(7, { error: 'Paling banyak satu jam buka untuk setiap hari.' })

/** The seller's side of conversations [SELLER-1]. */
export const sellingChatCalls = {
  colleagues: defineCall({
    path: 'pusat-seller/chat/rekan',
    summary: 'Who can look after a customer',
    access: 'seller',
    permission: 'chat.read',
    body: z.object({}),
    answer: answers(z.array(z.object({ id: wire('user_id', z.string()), name: wire('nama', z.string()) }))),
  }),
  handOver: defineCall({
    path: 'pusat-seller/chat/serahkan',
    summary: 'Let a colleague look after the customer of a conversation',
    access: 'seller',
    permission: 'customers.change',
    body: z.object({ roomId: wire('key_room', idText), userId: wire('penerima_id', idText) }),
    answer: done,
  }),
  replies: defineCall({
    path: 'pusat-seller/chat/balasan/daftar',
    summary: 'The quick replies that the seller keeps',
    access: 'seller',
    permission: 'chat.read',
    body: z.object({}),
    answer: answers(z.array(reply)),
  }),
  saveReply: defineCall({
    path: 'pusat-seller/chat/balasan/simpan',
    summary: 'Keep a quick reply, or change one',
    access: 'seller',
    permission: 'chat.write',
    body: z.object({ id: wire('balasan_id', idOrNull), title: wire('judul', title), text: wire('isi', text) }),
    answer: answers(z.object({ id: wire('balasan_id', z.string()) })),
  }),
  deleteReply: defineCall({
    path: 'pusat-seller/chat/balasan/hapus',
    summary: 'Delete a quick reply',
    access: 'seller',
    permission: 'chat.write',
    body: z.object({ id: wire('balasan_id', idText) }),
    answer: done,
  }),
  hours: defineCall({
    path: 'pusat-seller/chat/jam',
    summary: 'When the seller answers',
    access: 'seller',
    permission: 'chat.read',
    body: z.object({}),
    answer: answers(z.object({ days: wire('jam', z.array(answeringDay)) })),
  }),
  saveHours: defineCall({
    path: 'pusat-seller/chat/jam/simpan',
    summary: 'Say when the seller answers; without any day it may be at any time',
    access: 'seller',
    permission: 'shop.change',
    body: z.object({ days: wire('jam', hours) }),
    answer: done,
  }),
}

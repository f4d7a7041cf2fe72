import { expect, it } from 'vitest'
import { noticeOf } from './message.ts'

it.each([
  ['buyer', '/notifikasi?chat=0190'],
  ['seller', '/pusat-seller/chat?room=0190'],
] as const)('says who wrote to the %s and where it shows, never what [CHAT-6] [PUSH-2]', (to, link) => {
  expect(noticeOf({ to, fromName: 'PT Contoh', roomId: '0190' })).toEqual({
    message: 'Pesan baru dari PT Contoh',
    link,
  })
})

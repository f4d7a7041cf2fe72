import { reply } from '#domain/chat/codec.ts'
import { answeringDay } from '#domain/chat/codec-hours.ts'
import { list, record } from '#domain/codec.ts'
import { query } from '#web/lib/api/query.ts'

/** The replies that the seller keeps. */
export const repliesQuery = query({ call: 'pusat-seller/chat/balasan/daftar', body: {}, as: list(reply) })

/** When the seller answers. */
export const hoursQuery = query({
  call: 'pusat-seller/chat/jam',
  body: {},
  as: record<{ jam: Parameters<typeof answeringDay.decode>[0][] }>()({ days: ['jam', list(answeringDay)] }),
})

/** Who can look after a customer. */
export const colleaguesQuery = query({
  call: 'pusat-seller/chat/rekan',
  body: {},
  as: list(record<{ user_id: string; nama: string }>()({ id: 'user_id', name: 'nama' })),
})

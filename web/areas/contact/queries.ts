import { messageState } from '#domain/contact/message-state.ts'
import { query } from '#web/lib/api/query.ts'
import { type FilterOf, id, keyword, ROWS_PER_PAGE, searchParams, word } from '#web/lib/page/search-params.ts'

/** Which messages, from one on. */
export const messageFilter = searchParams({ state: word('status', messageState), keyword, after: id('setelah') })
export type MessageFilter = FilterOf<typeof messageFilter>

export const messagesQuery = ({ state, keyword, after }: MessageFilter) =>
  query({
    call: 'admin/pesan/daftar',
    body: {
      ...(state && { state }),
      ...(keyword && { keyword }),
      ...(after && { after }),
      perPage: ROWS_PER_PAGE,
    },
  })

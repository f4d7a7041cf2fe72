import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ContactMessage } from '#domain/contact/contract.ts'
import { type MessageState, messageStates } from '#domain/contact/message-state.ts'
import { LONGEST } from '#domain/limits.ts'
import { useListLoading } from '#web/lib/use-list-loading.ts'
import { KeywordForm } from '#web/ui/form/keyword-form.tsx'
import { Card, cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { KeyFoot } from '#web/ui/list/key-foot.tsx'
import { NothingFits } from '#web/ui/list/nothing-fits.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { MessageCard } from './message-card.tsx'
import { type MessageFilter, messageFilter, messagesQuery } from './queries.ts'
import { ReplyDialog } from './reply-dialog.tsx'

/** Questions of the contact form, the newest first [ADM-5]. */
export function MessagesView({ filter }: { filter: MessageFilter }) {
  const { data: page } = useSuspenseQuery(messagesQuery(filter))
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const loading = useListLoading()
  const [answering, setAnswering] = useState<ContactMessage | null>(null)
  const to = (change: Partial<MessageFilter>) =>
    pathname + messageFilter.search(filter, { after: undefined, ...change })
  const all = messageStates.reduce((sum, state) => sum + page.counts[state], 0)
  const link = (state: MessageFilter['state'], label: string, count: number) => ({
    to: to({ state }),
    label,
    count,
    current: state === filter.state,
  })
  return (
    <>
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-3">
        <PillLinks
          label="Status pesan"
          links={[
            link('', 'Semua', all),
            ...messageStates.map((state) => link(state, labels[state], page.counts[state])),
          ]}
        />
        <KeywordForm
          longest={LONGEST.keyword}
          key={messageFilter.search(filter)}
          label="Cari pesan"
          placeholder="Nama, e-mail, atau isi"
          keyword={filter.keyword}
          onSearch={(keyword) => void navigate(to({ keyword }))}
        />
      </div>
      <Messages messages={page.messages} loading={loading} filter={filter} onAnswer={setAnswering} />
      <KeyFoot first={filter.after ? to({}) : null} next={page.next && to({ after: page.next })} />
      {answering && <ReplyDialog message={answering} onClose={() => setAnswering(null)} />}
    </>
  )
}

const labels: Record<MessageState, string> = { new: 'Baru', read: 'Dibaca', done: 'Selesai' }

interface MessagesProps {
  messages: readonly ContactMessage[]
  loading: boolean
  filter: MessageFilter
  onAnswer: (message: ContactMessage) => void
}

function Messages({ messages, loading, filter, onAnswer }: MessagesProps) {
  if (loading)
    return (
      <Loading className={cardClass}>
        <SkeletonRows rows={Math.max(messages.length, 5)} />
      </Loading>
    )
  if (messages.length > 0)
    return (
      <ul aria-label="Pesan, yang terbaru lebih dahulu" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {messages.map((message) => (
          <li key={message.id}>
            <MessageCard message={message} onAnswer={() => onAnswer(message)} />
          </li>
        ))}
      </ul>
    )
  if (filter.state || filter.keyword || filter.after)
    return (
      <Card>
        <NothingFits title="Tidak ada pesan yang cocok" text="Coba status atau kata kunci lain." />
      </Card>
    )
  return (
    <Card>
      <EmptyState
        icon="mail"
        title="Belum ada pesan"
        text="Pertanyaan dari formulir di bagian bawah halaman tampil di sini, dan dihapus setelah 12 bulan."
      />
    </Card>
  )
}

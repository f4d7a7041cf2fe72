import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContactMessage } from '#domain/contact/contract.ts'
import { type MessageState, messageState, messageStates } from '#domain/contact/message-state.ts'
import { LONGEST } from '#domain/limits.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'
import { type MessageFilter, messageFilter, messagesQuery } from './queries.ts'

/** Questions of the contact form, the newest first [ADM-5]. */
export function MessagesView({ filter }: { filter: MessageFilter }) {
  const { data: page } = useSuspenseQuery(messagesQuery(filter))
  const [answering, setAnswering] = useState<ContactMessage | null>(null)
  const all = messageStates.reduce((sum, state) => sum + page.counts[state], 0)
  return (
    <>
      <ListPage
        filter={filter}
        by={messageFilter}
        stacked
        pills={{
          label: 'Status pesan',
          links: [
            { change: { state: '' }, label: 'Semua', count: all },
            ...messageStates.map((state) => ({ change: { state }, label: labels[state], count: page.counts[state] })),
          ],
        }}
        search={{ label: 'Cari pesan', placeholder: 'Nama, e-mail, atau isi' }}
        shown={page.messages.length}
        none={{
          icon: 'mail',
          title: 'Belum ada pesan',
          text: 'Pertanyaan dari formulir di bagian bawah halaman tampil di sini, dan dihapus setelah 12 bulan.',
        }}
        noMatch={{ title: 'Tidak ada pesan yang cocok', text: 'Coba status atau kata kunci lain.' }}
        next={page.next}
      >
        {(empty) =>
          page.messages.length === 0 ? (
            <Card>{empty}</Card>
          ) : (
            <ul aria-label="Pesan, yang terbaru lebih dahulu" className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {page.messages.map((message) => (
                <li key={message.id}>
                  <MessageCard message={message} onAnswer={() => setAnswering(message)} />
                </li>
              ))}
            </ul>
          )
        }
      </ListPage>
      {answering && <ReplyDialog message={answering} onClose={() => setAnswering(null)} />}
    </>
  )
}

const labels: Record<MessageState, string> = { new: 'Baru', read: 'Dibaca', done: 'Selesai' }

interface Props {
  /** As it was when the dialog was opened. */
  message: ContactMessage
  onClose: () => void
}

/** Answers a question by mail, once [ADM-5]. */
function ReplyDialog({ message, onClose }: Props) {
  const reply = useAct('admin/pesan/jawab', { done: 'Jawaban dikirim', refreshes: ['admin/pesan/daftar'] })
  const form = useCallForm(reply, {
    start: { text: '' },
    body: ({ text }) => ({ id: message.id, version: message.version, text }),
    onClose,
  })
  return (
    <FormModal
      open
      onClose={onClose}
      title={`Jawab ${message.name}`}
      description={`Dikirim ke ${message.email}. Pesan menjadi selesai.`}
      confirmLabel="Kirim jawaban"
      cancelLabel="Batal"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <blockquote className="border-s-2 border-line ps-3 text-sm text-mute wrap-anywhere">
          {message.question}
        </blockquote>
        <TextareaField form={form} name="text" label="Jawaban" rows={6} maxLength={LONGEST.contactReply} />
      </div>
    </FormModal>
  )
}

interface MessageCardProps {
  message: ContactMessage
  onAnswer: () => void
}

/** A question with what may be done about it [ADM-5]. */
function MessageCard({ message, onAnswer }: MessageCardProps) {
  const { id, version, name, business, email, question, at, state, reply } = message
  const mark = useAct('admin/pesan/tandai', { done: 'Pesan ditandai', refreshes: ['admin/pesan/daftar'] })
  const markAs = (next: MessageState) => () => void mark.send({ id, version, state: next })
  return (
    <Card as="article" padded aria-label={`Pesan dari ${name}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2 className="text-base wrap-anywhere">{name}</h2>
          <p className="text-sm text-mute wrap-anywhere">
            {business}
            {' · '}
            {email ?? 'tanpa e-mail'}
            {' · '}
            <time dateTime={at} className="num">
              {formatDateTime(at)}
            </time>
          </p>
        </div>
        <StatusPill tone={tones[state]}>{messageState.encode(state)}</StatusPill>
      </div>
      <p className="mt-3 whitespace-pre-line wrap-anywhere">{question}</p>
      {reply && (
        <div className="mt-3 border-s-2 border-primary ps-3 text-sm">
          <p className="num text-mute">Dijawab lewat e-mail {formatDateTime(reply.at)}</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{reply.text}</p>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {!reply && (
          <Button
            size="sm"
            disabled={email === null}
            reason="Pengirim tidak meninggalkan alamat e-mail."
            onClick={onAnswer}
          >
            Jawab
          </Button>
        )}
        {state === 'new' && (
          <Button size="sm" variant="secondary" working={mark.working} onClick={markAs('read')}>
            Tandai dibaca
          </Button>
        )}
        {state === 'done' ? (
          <Button size="sm" variant="ghost" working={mark.working} onClick={markAs('read')}>
            Buka kembali
          </Button>
        ) : (
          <Button size="sm" variant="ghost" working={mark.working} onClick={markAs('done')}>
            Selesai
          </Button>
        )}
      </div>
    </Card>
  )
}

const tones: Record<MessageState, Tone> = { new: 'attention', read: 'info', done: 'success' }

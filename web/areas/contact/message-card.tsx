import type { ContactMessage } from '#domain/contact/contract.ts'
import { type MessageState, messageState } from '#domain/contact/message-state.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { StatusPill, type Tone } from '#web/ui/status/badge.tsx'

interface Props {
  message: ContactMessage
  onAnswer: () => void
}

/** A question with what may be done about it [ADM-5]. */
export function MessageCard({ message, onAnswer }: Props) {
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

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '#domain/chat/shapes.ts'
import { LONGEST } from '#domain/limits.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { TextareaField, TextField } from '#web/ui/form/form-fields.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { repliesQuery } from './queries.ts'

const refreshes = ['pusat-seller/chat/balasan/daftar'] as const

/** The seller's quick replies: new ones, changed ones, and those that go [SELLER-1]. */
export function RepliesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const replies = useQuery({ ...repliesQuery, enabled: open })
  const [editing, setEditing] = useState<Reply | null>(null)
  const [leaving, setLeaving] = useState<Reply | null>(null)
  // each begins with an empty form
  const [saved, setSaved] = useState(0)
  return (
    <Modal open={open} onClose={onClose} title="Balasan cepat" keepOnPressOutside>
      {!replies.data &&
        (replies.isError ? (
          <ErrorState onRetry={() => void replies.refetch()} working={replies.isFetching} />
        ) : (
          <Loading>
            <SkeletonRows rows={3} />
          </Loading>
        ))}
      {replies.data && replies.data.length > 0 && (
        <ul aria-label="Balasan yang disimpan" className="mb-5 divide-y divide-line rounded-card border border-line">
          {replies.data.map((one) => (
            <li key={one.id} className="flex items-center gap-2 px-3.5 py-2 text-sm">
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{one.title}</span>
                <span className="block truncate text-mute">{one.text}</span>
              </span>
              <IconButton icon="pencil" size="dense" label={`Ubah ${one.title}`} onClick={() => setEditing(one)} />
              <IconButton icon="trash" size="dense" label={`Hapus ${one.title}`} onClick={() => setLeaving(one)} />
            </li>
          ))}
        </ul>
      )}
      {replies.data && (
        <ReplyForm
          key={editing?.id ?? saved}
          reply={editing}
          onDone={() => {
            setEditing(null)
            setSaved(saved + 1)
          }}
        />
      )}
      {leaving && (
        <ActDialog
          open
          onClose={() => setLeaving(null)}
          call="pusat-seller/chat/balasan/hapus"
          body={() => ({ id: leaving.id })}
          title="Hapus balasan cepat?"
          confirmLabel="Hapus"
          tone="danger"
          done="Balasan cepat dihapus"
          refreshes={refreshes}
        >
          {leaving.title}
        </ActDialog>
      )}
    </Modal>
  )
}

function ReplyForm({ reply: one, onDone }: { reply: Reply | null; onDone: () => void }) {
  const save = useAct('pusat-seller/chat/balasan/simpan', { done: 'Balasan cepat disimpan', refreshes })
  const form = useCallForm(save, {
    start: { title: one?.title ?? '', text: one?.text ?? '' },
    body: ({ title, text }) => ({ id: one?.id ?? null, title, text }),
    onClose: onDone,
  })
  return (
    <form
      noValidate
      onSubmit={form.send}
      aria-label={one ? 'Ubah balasan' : 'Balasan baru'}
      className="grid gap-3.5 pb-1"
    >
      <TextField form={form} name="title" label="Judul" maxLength={LONGEST.chatReplyTitle} placeholder="Jam kirim" />
      <TextareaField form={form} name="text" label="Isi balasan" rows={3} maxLength={LONGEST.chatReply} />
      <div className="flex justify-end gap-2.5">
        {one && (
          <Button variant="secondary" onClick={onDone}>
            Batal
          </Button>
        )}
        <Button type="submit" working={form.working}>
          {one ? 'Simpan perubahan' : 'Simpan balasan'}
        </Button>
      </div>
    </form>
  )
}

import { useState } from 'react'
import { minuteOf } from '#domain/business-day.ts'
import type { EditableArticle } from '#domain/content/contract-articles.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { readMinute, writeMinute } from '#web/lib/form/read-time.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { MinuteInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'

interface Props {
  editable: EditableArticle
  /** Something is typed that is not saved. */
  unsaved: boolean
  /** Publishing is the next step. */
  isNext: boolean
}

const refreshes = ['admin/artikel/daftar', 'admin/artikel/detail'] as const

/** When readers see an article: from now on or a minute, until another one, or no more [ADM-4]. */
export function PublishButtons({ editable, unsaved, isNext }: Props) {
  const [dialog, setDialog] = useState<'publish' | 'withdraw' | null>(null)
  const isShown = editable.state === 'shown'
  return (
    <>
      <Button
        variant={isNext ? 'primary' : 'secondary'}
        disabled={unsaved}
        reason="Simpan tulisan Anda lebih dahulu."
        onClick={() => setDialog('publish')}
      >
        {isShown ? 'Tayangkan perubahan' : 'Tayangkan'}
      </Button>
      {editable.publishedAt && (
        <Button variant="ghost" className="text-danger" onClick={() => setDialog('withdraw')}>
          Tarik
        </Button>
      )}
      {dialog === 'publish' && <PublishDialog editable={editable} onClose={() => setDialog(null)} />}
      <Withdraw editable={editable} open={dialog === 'withdraw'} onClose={() => setDialog(null)} />
    </>
  )
}

function PublishDialog({ editable, onClose }: { editable: EditableArticle; onClose: () => void }) {
  const [snapshot] = useState(editable)
  const isShown = snapshot.state === 'shown'
  const publish = useAct('admin/artikel/tayangkan', { done: 'Waktu tayang tersimpan', refreshes })
  const form = useCallForm(publish, {
    start: {
      publishedAt: snapshot.state === 'planned' ? typedMinute(snapshot.publishedAt) : '',
      withdrawnAt: snapshot.state === 'withdrawn' ? '' : typedMinute(snapshot.withdrawnAt),
    },
    body: ({ publishedAt, withdrawnAt }) => ({
      id: snapshot.id,
      revision: snapshot.revision,
      publishedAt: isShown ? null : (readMinute(publishedAt) ?? publishedAt),
      withdrawnAt: readMinute(withdrawnAt) ?? withdrawnAt,
    }),
    onClose,
  })
  const { errors } = form.formState
  return (
    <FormModal
      open
      onClose={onClose}
      title={isShown ? `Tayangkan versi ${snapshot.number}?` : 'Kapan artikel ini tayang?'}
      confirmLabel="Tayangkan"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        {!isShown && (
          <Field
            label="Tayang mulai"
            optional
            hint="Waktu Jakarta (WIB). Kosongkan untuk sekarang juga."
            error={errors.publishedAt?.message}
          >
            <MinuteInput {...form.register('publishedAt')} />
          </Field>
        )}
        <Field
          label="Tayang sampai"
          optional
          hint="Waktu Jakarta (WIB). Kosongkan bila tanpa akhir."
          error={errors.withdrawnAt?.message}
        >
          <MinuteInput {...form.register('withdrawnAt')} />
        </Field>
      </div>
    </FormModal>
  )
}

function Withdraw({ editable, open, onClose }: { editable: EditableArticle; open: boolean; onClose: () => void }) {
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      call="admin/artikel/tarik"
      body={() => ({ id: editable.id, revision: editable.revision })}
      title="Tarik artikel ini?"
      confirmLabel="Ya, tarik"
      tone="danger"
      done="Artikel ditarik"
      refreshes={refreshes}
    >
      Pembaca tidak lagi menemukannya, dan artikel kembali menjadi draf. Tulisannya tetap tersimpan.
    </ActDialog>
  )
}

function typedMinute(instant: string | null): string {
  return instant === null ? '' : writeMinute(minuteOf(new Date(instant)))
}

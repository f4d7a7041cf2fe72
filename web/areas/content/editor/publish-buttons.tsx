import { useState } from 'react'
import { minuteOf } from '#domain/business-day.ts'
import type { HeldArticle } from '#domain/content/contract-articles.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { readMinute, writeMinute } from '#web/lib/form/read-time.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { MinuteInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'

interface Props {
  held: HeldArticle
  /** Something is typed that is not saved. */
  unsaved: boolean
  /** Publishing is the next step. */
  isNext: boolean
}

const refreshes = ['admin/artikel/daftar', 'admin/artikel/detail'] as const

/** When readers see an article: from now on or a minute, until another one, or no more [ADM-4]. */
export function PublishButtons({ held, unsaved, isNext }: Props) {
  const [asking, setAsking] = useState<'publish' | 'withdraw' | null>(null)
  const isShown = held.state === 'shown'
  return (
    <>
      <Button
        variant={isNext ? 'primary' : 'secondary'}
        disabled={unsaved}
        reason="Simpan tulisan Anda lebih dahulu."
        onClick={() => setAsking('publish')}
      >
        {isShown ? 'Tayangkan perubahan' : 'Tayangkan'}
      </Button>
      {held.publishedAt && (
        <Button variant="ghost" className="text-danger" onClick={() => setAsking('withdraw')}>
          Tarik
        </Button>
      )}
      {asking === 'publish' && <PublishDialog held={held} onClose={() => setAsking(null)} />}
      <Withdraw held={held} open={asking === 'withdraw'} onClose={() => setAsking(null)} />
    </>
  )
}

function PublishDialog({ held, onClose }: { held: HeldArticle; onClose: () => void }) {
  const [seen] = useState(held)
  const isShown = seen.state === 'shown'
  const publish = useAct('admin/artikel/tayangkan', { done: 'Waktu tayang tersimpan', refreshes })
  const form = useCallForm(publish, {
    start: {
      publishedAt: seen.state === 'planned' ? typedMinute(seen.publishedAt) : '',
      withdrawnAt: seen.state === 'withdrawn' ? '' : typedMinute(seen.withdrawnAt),
    },
    body: ({ publishedAt, withdrawnAt }) => ({
      id: seen.id,
      revision: seen.revision,
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
      title={isShown ? `Tayangkan versi ${seen.number}?` : 'Kapan artikel ini tayang?'}
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

function Withdraw({ held, open, onClose }: { held: HeldArticle; open: boolean; onClose: () => void }) {
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      call="admin/artikel/tarik"
      body={() => ({ id: held.id, revision: held.revision })}
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

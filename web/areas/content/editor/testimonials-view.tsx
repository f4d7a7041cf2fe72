import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminTestimonial } from '#domain/content/contract-entries.ts'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextareaField, TextField } from '#web/ui/form/form-fields.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { OrderedList } from '#web/ui/list/ordered-list.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { ContentNav } from './content-nav.tsx'
import { EntryRow } from './entry-row.tsx'
import { editableTestimonialsQuery, TESTIMONIAL_VIEWS } from './queries.ts'

const shows = editableTestimonialsQuery
const refreshes = TESTIMONIAL_VIEWS

/** The testimonials of the home page, written, put in order, shown and withdrawn [ADM-4, HOME-4]. */
export function TestimonialsView() {
  const { data: testimonials } = useSuspenseQuery(editableTestimonialsQuery)
  const [edited, setEdited] = useState<AdminTestimonial | 'new' | null>(null)
  const arrange = useAct('admin/testimoni/urutkan', {
    shows,
    failed: 'Urutan belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes,
  })
  const show = useAct('admin/testimoni/tayangkan', { shows, refreshes })
  const [showing, setShowing] = useState<number | null>(null)

  return (
    <>
      <PageHeader
        title="Testimoni"
        lead="Kata pelanggan di beranda, menurut urutannya."
        actions={
          <Button icon={<Icon name="plus" size={18} />} onClick={() => setEdited('new')}>
            Tambah testimoni
          </Button>
        }
      />
      <ContentNav />
      <Card className="px-4">
        {testimonials.length === 0 && (
          <EmptyState
            icon="chat"
            title="Belum ada testimoni"
            text="Tanpa testimoni yang tayang, bagian itu tidak tampil di beranda."
          />
        )}
        <OrderedList
          label="Testimoni"
          items={testimonials}
          nameOf={({ companyName }) => `testimoni ${companyName}`}
          working={arrange.working}
          onArrange={(ids) => void arrange.send({ ids })}
        >
          {(one) => (
            <EntryRow
              name={`testimoni ${one.companyName}`}
              isShown={one.isShown}
              working={show.working && showing === one.id}
              onEdit={() => setEdited(one)}
              onShow={(isShown) => {
                setShowing(one.id)
                void show.send({ id: one.id, revision: one.revision, isShown })
              }}
            >
              <p className="font-semibold">{one.companyName}</p>
              <p className="text-sm text-mute">{one.words}</p>
            </EntryRow>
          )}
        </OrderedList>
      </Card>
      {edited && <TestimonialDialog testimonial={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}

interface Props {
  /** Null: a new one. */
  testimonial: AdminTestimonial | null
  onClose: () => void
}

/** Where a testimonial is written [ADM-4, HOME-4]. */
function TestimonialDialog({ testimonial, onClose }: Props) {
  const [snapshot] = useState(testimonial)
  const [refused, setRefused] = useState('')
  const save = useAct('admin/testimoni/simpan', {
    shows: editableTestimonialsQuery,
    done: snapshot ? 'Testimoni tersimpan' : 'Testimoni tersimpan dan belum tayang',
    failed: 'Testimoni belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: TESTIMONIAL_VIEWS,
  })
  const form = useCallForm(save, {
    start: { words: snapshot?.words ?? '', companyName: snapshot?.companyName ?? '' },
    body: (typed) => ({ ...typed, ...(snapshot && { id: snapshot.id, revision: snapshot.revision }) }),
    keep: true,
    onRefused: ({ sentence }) => setRefused(sentence),
    answered: onClose,
  })
  return (
    <FormModal
      open
      onClose={onClose}
      title={snapshot ? 'Ubah testimoni' : 'Tambah testimoni'}
      description="Hanya dengan persetujuan tertulis dari perusahaan itu."
      confirmLabel="Simpan"
      working={form.working}
      refused={refused}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <TextareaField form={form} name="words" label="Testimoni" maxLength={LONGEST.testimonial} rows={4} />
        <TextField form={form} name="companyName" label="Nama perusahaan" maxLength={LONGEST.companyName} />
      </div>
    </FormModal>
  )
}

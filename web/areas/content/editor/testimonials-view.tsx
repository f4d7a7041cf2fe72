import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminTestimonial } from '#domain/content/contract-entries.ts'
import { useAct } from '#web/lib/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { OrderedList } from '#web/ui/list/ordered-list.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { ContentNav } from './content-nav.tsx'
import { EntryRow } from './entry-row.tsx'
import { heldTestimonialsQuery, TESTIMONIAL_VIEWS } from './queries.ts'
import { TestimonialDialog } from './testimonial-dialog.tsx'

const shows = heldTestimonialsQuery
const refreshes = TESTIMONIAL_VIEWS

/** The testimonials of the home page, written, put in order, shown and withdrawn [ADM-4, HOME-4]. */
export function TestimonialsView() {
  const { data: testimonials } = useSuspenseQuery(heldTestimonialsQuery)
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

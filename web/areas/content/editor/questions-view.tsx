import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { AdminQuestion } from '#domain/content/contract-entries.ts'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { MoveButtons } from '#web/ui/list/move-buttons.tsx'
import { OrderedList } from '#web/ui/list/ordered-list.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { ContentNav } from './content-nav.tsx'
import { EntryRow } from './entry-row.tsx'
import { MarkdownField } from './pictures/markdown-field.tsx'
import { editableQuestionsQuery, QUESTION_VIEWS } from './queries.ts'
import { TextPreview } from './text-preview.tsx'

const shows = editableQuestionsQuery
const refreshes = QUESTION_VIEWS

/** The questions under their headings, written, put in order, shown and withdrawn [ADM-4]. */
export function QuestionsView() {
  const { data: questions } = useSuspenseQuery(editableQuestionsQuery)
  const [edited, setEdited] = useState<AdminQuestion | 'new' | null>(null)
  const arrange = useAct('admin/faq/urutkan', {
    shows,
    failed: 'Urutan belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes,
  })
  const show = useAct('admin/faq/tayangkan', { shows, refreshes })
  const [showing, setShowing] = useState<number | null>(null)
  const groups = groupsOf(questions)

  const send = (order: readonly number[][]) => void arrange.send({ ids: order.flat() })

  function moveGroup(group: AdminQuestion[], to: number): void {
    const order = groups.filter((one) => one !== group).toSpliced(to, 0, group)
    if (!arrange.working) send(order.map((one) => one.map(({ id }) => id)))
  }

  return (
    <>
      <PageHeader
        title="FAQ"
        lead="Pertanyaan yang dijawab untuk anggota, menurut bagian dan urutannya."
        actions={
          <Button icon={<Icon name="plus" size={18} />} onClick={() => setEdited('new')}>
            Tambah pertanyaan
          </Button>
        }
      />
      <ContentNav />
      {questions.length === 0 && (
        <div className={cardClass}>
          <EmptyState
            icon="help"
            title="Belum ada pertanyaan"
            text="Tulis pertanyaan, lihat jawabannya, lalu tayangkan."
          />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {groups.map((group, index) => {
          const name = group[0]?.section ?? ''
          return (
            <Section
              key={name}
              title={name}
              aside={
                <MoveButtons
                  name={`bagian ${name}`}
                  index={index}
                  count={groups.length}
                  onMove={(to) => moveGroup(group, to)}
                />
              }
            >
              <OrderedList
                label={`Pertanyaan ${name}`}
                items={group}
                nameOf={({ question }) => question}
                working={arrange.working}
                onArrange={(ids) => send(groups.map((one) => (one === group ? ids : one.map(({ id }) => id))))}
              >
                {(one) => (
                  <EntryRow
                    name={one.question}
                    isShown={one.isShown}
                    working={show.working && showing === one.id}
                    onEdit={() => setEdited(one)}
                    onShow={(isShown) => {
                      setShowing(one.id)
                      void show.send({ id: one.id, revision: one.revision, isShown })
                    }}
                  >
                    <p className="font-semibold">{one.question}</p>
                    <p className="line-clamp-2 text-sm text-mute">{one.answer}</p>
                  </EntryRow>
                )}
              </OrderedList>
            </Section>
          )
        })}
      </div>
      {edited && (
        <QuestionDialog
          question={edited === 'new' ? null : edited}
          sections={groups.map(([first]) => first?.section ?? '')}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

/** By heading, these in the order of their first question, as members read them. */
function groupsOf(questions: readonly AdminQuestion[]): AdminQuestion[][] {
  return [...Map.groupBy(questions, ({ section }) => section).values()]
}

interface Props {
  /** Null: a new one. */
  question: AdminQuestion | null
  /** The headings that there are. */
  sections: readonly string[]
  onClose: () => void
}

/** Where a question and its answer are written [ADM-4]. */
function QuestionDialog({ question, sections, onClose }: Props) {
  const [snapshot] = useState(question)
  const [refused, setRefused] = useState('')
  const known = useId()
  const save = useAct('admin/faq/simpan', {
    shows: editableQuestionsQuery,
    done: snapshot ? 'Pertanyaan tersimpan' : 'Pertanyaan tersimpan dan belum tayang',
    failed: 'Pertanyaan belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: QUESTION_VIEWS,
  })
  const form = useCallForm(save, {
    start: { section: snapshot?.section ?? '', question: snapshot?.question ?? '', answer: snapshot?.answer ?? '' },
    body: (typed) => ({ ...typed, ...(snapshot && { id: snapshot.id, revision: snapshot.revision }) }),
    keep: true,
    onRefused: ({ sentence }) => setRefused(sentence),
    answered: onClose,
  })
  return (
    <FormModal
      open
      size="lg"
      onClose={onClose}
      title={snapshot ? 'Ubah pertanyaan' : 'Tambah pertanyaan'}
      confirmLabel="Simpan"
      working={form.working}
      refused={refused}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <TextField
          form={form}
          name="section"
          label="Bagian"
          hint="Judul kelompoknya, misalnya Nego"
          list={known}
          maxLength={LONGEST.faqSection}
        />
        <datalist id={known}>
          {sections.map((section) => (
            <option key={section} value={section} />
          ))}
        </datalist>
        <TextField form={form} name="question" label="Pertanyaan" maxLength={LONGEST.faqQuestion} />
        <MarkdownField
          form={form}
          name="answer"
          label="Jawaban"
          hint="- daftar, 1. daftar bernomor, **tebal**, *miring*, [tautan](/produk)"
          maxLength={LONGEST.faqAnswer}
          rows={6}
        />
        <TextPreview read={() => form.getValues('answer')} refuse={(sentence) => form.refuse('answer', sentence)} />
      </div>
    </FormModal>
  )
}

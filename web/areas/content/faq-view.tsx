import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { plainText } from '#domain/content/body.ts'
import type { FaqEntry, FaqSection } from '#domain/content/contract.ts'
import { LONGEST } from '#domain/limits.ts'
import { useSiteFacts } from '#web/lib/page/site.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { CollapsibleSection } from '#web/ui/layout/collapsible-section.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { faqQuery } from './queries.ts'
import { TextBlocks } from './text-blocks.tsx'

/** Questions and answers: searched, opened one by one, all at once, or by the address [CONTENT-1, ROUTE-8]. */
export function FaqView() {
  const { data: sections } = useSuspenseQuery(faqQuery)
  const { contact } = useSiteFacts()
  const { hash, key } = useLocation()
  const [keyword, setKeyword] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set())
  const shown = matchingSections(sections, keyword)
  const anchors = shown.flatMap(({ entries }) => entries.map(({ anchor }) => anchor))
  const allOpen = anchors.length > 0 && anchors.every((anchor) => open.has(anchor))

  // a link names an entry in the address; `key` changes when the same one is followed again
  // biome-ignore lint/correctness/useExhaustiveDependencies: following a link is the event
  useEffect(() => {
    const anchor = hash.slice(1)
    if (!sections.some(({ entries }) => entries.some((entry) => entry.anchor === anchor))) return
    setKeyword('')
    setOpen((before) => new Set(before).add(anchor))
    document.getElementById(anchor)?.querySelector('button')?.focus({ preventScroll: true })
  }, [hash, key])

  const toggle = (anchor: string, isOpen: boolean) =>
    setOpen((before) => {
      const after = new Set(before)
      if (isOpen) after.add(anchor)
      else after.delete(anchor)
      return after
    })

  return (
    <>
      <search className="flex flex-wrap items-end gap-3">
        <Field label="Cari pertanyaan" hideLabel className="min-w-60 max-w-md flex-1">
          <TextInput
            type="search"
            value={keyword}
            maxLength={LONGEST.keyword}
            placeholder="Cari pertanyaan"
            leading={<Icon name="search" size={19} />}
            onChange={(event) => setKeyword(event.target.value)}
          />
        </Field>
        <Button
          variant="secondary"
          className="h-11"
          disabled={anchors.length === 0}
          onClick={() => setOpen(new Set(allOpen ? [] : anchors))}
        >
          {allOpen ? 'Tutup semua' : 'Buka semua'}
        </Button>
        <p role="status" className="num w-full text-sm text-mute">
          {anchors.length} pertanyaan
        </p>
      </search>
      {anchors.length === 0 ? (
        <div className={`${cardClass} mt-4`}>
          <EmptyState
            icon="search"
            title="Tidak ada pertanyaan yang cocok"
            text={
              contact.whatsapp
                ? 'Coba kata lain, atau tanyakan lewat formulir di bagian bawah halaman.'
                : 'Coba kata lain.'
            }
            action={
              <Button variant="secondary" onClick={() => setKeyword('')}>
                Tampilkan semua
              </Button>
            }
          />
        </div>
      ) : (
        <div className="mt-4 grid gap-7">
          {shown.map((section) => (
            <Entries key={section.name} section={section} open={open} onToggle={toggle} />
          ))}
        </div>
      )}
    </>
  )
}

interface EntriesProps {
  section: FaqSection
  open: ReadonlySet<string>
  onToggle: (anchor: string, isOpen: boolean) => void
}

function Entries({ section: { name, entries }, open, onToggle }: EntriesProps) {
  return (
    <section aria-label={name}>
      <h2 className="mb-2.5 text-lg">{name}</h2>
      <ul className={`${cardClass} divide-y divide-line`}>
        {entries.map((entry) => (
          <li key={entry.anchor} id={entry.anchor} className="scroll-mt-24 px-4 sm:px-5">
            <CollapsibleSection
              title={entry.question}
              titleClass="py-3"
              open={open.has(entry.anchor)}
              onOpenChange={(isOpen) => onToggle(entry.anchor, isOpen)}
            >
              <Answer answer={entry.answer} />
            </CollapsibleSection>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Answer({ answer }: Pick<FaqEntry, 'answer'>) {
  return (
    <div className="grid max-w-[72ch] gap-2.5 pt-2 pb-4 text-ink-soft wrap-anywhere">
      <TextBlocks blocks={answer} subheading="h3" />
    </div>
  )
}

/** The sections with those entries that have every word of the keyword, in any case, in question or answer. */
export function matchingSections(sections: readonly FaqSection[], keyword: string): readonly FaqSection[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return sections
  return sections.flatMap((section) => {
    const entries = section.entries.filter(({ question, answer }) => {
      const text = `${section.name} ${question} ${answer.map(plainText).join(' ')}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    return entries.length > 0 ? { ...section, entries } : []
  })
}

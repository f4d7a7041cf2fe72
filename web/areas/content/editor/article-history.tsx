import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Comparison, EditableArticle, WrittenArticle } from '#domain/content/contract-articles.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { comparisonQuery, editableArticleQuery } from './queries.ts'

interface Props {
  editable: EditableArticle
  /** Puts an older version into the fields. */
  onTake: (written: WrittenArticle) => void
}

/** The versions of an article: what changed since one of them, and how it comes back [ADM-4]. */
export function ArticleHistory({ editable, onTake }: Props) {
  const [compared, setCompared] = useState<number | null>(null)
  return (
    <Section title="Riwayat" lead="Setiap penyimpanan menjadi satu versi.">
      <ul className="divide-y divide-line">
        {editable.versions.map(({ number, title, writtenAt }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <span className="num min-w-0 flex-1 basis-52 text-sm">
              <span className="font-semibold">Versi {number}</span>
              {number === editable.shownNumber && editable.publishedAt && ' · tayang'}
              <span className="block text-mute wrap-anywhere">
                {formatDateTime(writtenAt)} · {title}
              </span>
            </span>
            {number !== editable.number && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Bandingkan versi ${number} dengan yang terbaru`}
                onClick={() => setCompared(number)}
              >
                Bandingkan
              </Button>
            )}
          </li>
        ))}
      </ul>
      {compared !== null && (
        <CompareDialog
          editable={editable}
          number={compared}
          onTake={(written) => {
            onTake(written)
            setCompared(null)
          }}
          onClose={() => setCompared(null)}
        />
      )}
    </Section>
  )
}

function CompareDialog({ editable, number, onTake, onClose }: Props & { number: number; onClose: () => void }) {
  const comparison = useQuery(comparisonQuery(editable.id, number, editable.number))
  const older = useQuery(editableArticleQuery(editable.id, number))
  const { data } = comparison
  return (
    <Modal
      open
      onClose={onClose}
      size="lg"
      title={`Versi ${number} dan versi ${editable.number}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Tutup
          </Button>
          <Button
            disabled={!older.data}
            reason="Versi ini belum termuat."
            onClick={() => older.data && onTake(older.data.written)}
          >
            Pakai versi {number}
          </Button>
        </>
      }
    >
      {data && <Differences comparison={data} />}
      {comparison.isPending && (
        <Loading>
          <SkeletonRows rows={5} />
        </Loading>
      )}
      {comparison.isError && <ErrorState onRetry={() => void comparison.refetch()} />}
    </Modal>
  )
}

function Differences({ comparison: { fields, text } }: { comparison: Comparison }) {
  return (
    <div className="grid gap-4 text-sm">
      {fields.length > 0 && (
        <dl className="grid gap-2">
          {fields.map(({ name, before, after }) => (
            <div key={name} className="wrap-anywhere">
              <dt className="font-semibold">{name}</dt>
              <dd>
                <del className={removed}>{before || '–'}</del> <ins className={added}>{after || '–'}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="whitespace-pre-wrap text-ink-soft wrap-anywhere">
        {text.map(({ kind, text }, index) => {
          // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text have nothing else to be told apart by
          if (kind === 'same') return <span key={index}>{text}</span>
          if (kind === 'added')
            return (
              <ins key={index} className={added}>
                {text}
              </ins>
            )
          return (
            <del key={index} className={removed}>
              {text}
            </del>
          )
          // biome-ignore-end lint/suspicious/noArrayIndexKey: the same
        })}
      </div>
    </div>
  )
}

const added = 'rounded-mark bg-primary-tint text-primary no-underline'
const removed = 'rounded-mark bg-danger-tint text-danger'

import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SurveyVersion } from '#domain/surveys/contract-versions.ts'
import { formatDay } from '#web/lib/dates.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { SurveyNav } from '../survey-nav.tsx'
import { SURVEY_VIEWS, surveyVersionsQuery } from './queries.ts'

const VersionDialog = lazyDialog(async () => (await import('./version-dialog.tsx')).VersionDialog)

type DialogTarget = { act: 'write'; version: SurveyVersion | null } | { act: 'remove'; version: SurveyVersion } | null

/** The versions of the survey: drafts, those to come, the one that is asked, and those that were [ADM-5]. */
export function VersionsView() {
  const { data: versions } = useSuspenseQuery(surveyVersionsQuery)
  const [target, setTarget] = useState<DialogTarget>(null)
  const close = () => setTarget(null)
  const newest = versions.find(({ validFrom }) => validFrom !== null)
  return (
    <>
      <PageHeader
        title="Survei"
        lead="Apa yang ditanyakan kepada perusahaan pembeli, dalam versi, masing-masing sejak harinya."
        actions={
          <Button icon={<Icon name="plus" size={18} />} onClick={() => setTarget({ act: 'write', version: null })}>
            Tulis versi baru
          </Button>
        }
      />
      <SurveyNav />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {versions.map((version) => (
          <Card key={version.id} as="li" padded>
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <div className="min-w-0 flex-1 basis-60">
                <h2 className="text-lg [overflow-wrap:anywhere]">{version.title}</h2>
                <p className="num mt-1 flex flex-wrap items-center gap-2 text-sm text-mute">
                  <StatePill version={version} />
                  {version.validFrom && <span>sejak {formatDay(version.validFrom)}</span>}
                  <span>{questionText(version)}</span>
                </p>
              </div>
              {version.mayChange && (
                <span className="flex gap-2">
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={`Ubah ${nameOf(version)}`}
                    onClick={() => setTarget({ act: 'write', version })}
                  >
                    Ubah
                  </Button>
                  <Button
                    size="sm"
                    variant="ghost"
                    className="text-danger"
                    aria-label={`Hapus ${nameOf(version)}`}
                    onClick={() => setTarget({ act: 'remove', version })}
                  >
                    Hapus
                  </Button>
                </span>
              )}
            </div>
            {version.lead && <p className="mt-2 text-sm [overflow-wrap:anywhere]">{version.lead}</p>}
            <ol className="mt-3 grid list-decimal gap-1 ps-5 text-sm marker:text-mute">
              {version.options.map(({ id, label }) => (
                <li key={id} className="[overflow-wrap:anywhere]">
                  {label}
                </li>
              ))}
            </ol>
          </Card>
        ))}
      </ul>
      {target?.act === 'write' && (
        <VersionDialog open version={target.version} from={target.version ?? newest ?? null} onClose={close} />
      )}
      {target?.act === 'remove' && <Remove version={target.version} onClose={close} />}
    </>
  )
}

function nameOf({ title, validFrom }: SurveyVersion): string {
  return validFrom ? `versi sejak ${formatDay(validFrom)}` : `draf ${title}`
}

function questionText({ question, isNewQuestion }: SurveyVersion): string {
  if (question === null) return isNewQuestion ? 'pertanyaan baru' : 'pertanyaan yang sama'
  return `pertanyaan ke-${question}`
}

function StatePill({ version: { isCurrent, validFrom, mayChange } }: { version: SurveyVersion }) {
  if (validFrom === null) return <StatusPill tone="attention">draf</StatusPill>
  if (isCurrent) return <StatusPill tone="success">ditanyakan</StatusPill>
  return mayChange ? <StatusPill tone="info">akan ditanyakan</StatusPill> : <StatusPill>lama</StatusPill>
}

function Remove({ version, onClose }: { version: SurveyVersion; onClose: () => void }) {
  return (
    <ActDialog
      open
      onClose={onClose}
      call="admin/survei/versi/hapus"
      body={() => ({ versionId: version.id, revision: version.revision })}
      title={`Hapus ${nameOf(version)}?`}
      confirmLabel="Ya, hapus"
      cancelLabel="Kembali"
      tone="danger"
      done="Versi dihapus"
      failed="Versi belum dihapus. Periksa koneksi Anda, lalu coba lagi."
      shows={surveyVersionsQuery}
      refreshes={SURVEY_VIEWS}
    >
      Belum ada perusahaan yang menjawabnya. Tulisan versi ini hilang.
    </ActDialog>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { LONGEST } from '#domain/limits.ts'
import { materialPath } from '#domain/materials/address.ts'
import type { FoundMaterial, Proposal } from '#domain/materials/codec.ts'
import { ProposalPill } from '#web/areas/materials/proposal-pill.tsx'
import { formatDateTime } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useAsked } from '#web/lib/use-asked.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { MATERIALS_PATH } from '../paths.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { FactsList } from './facts-list.tsx'
import { MaterialChoice } from './material-choice.tsx'
import { decisionQuery, MATERIAL_CALLS } from './queries.ts'

interface Props {
  proposalId: string
  /** What another material is searched by. */
  keyword: string
}

/** A proposed material: accepted as it is or corrected, merged into one that is there, or declined [MAT-5]. */
export function DecisionView({ proposalId, keyword }: Props) {
  const {
    data: { proposal, similar },
  } = useSuspenseQuery(decisionQuery(proposalId))
  const { asking, asked, ask, close } = useAsked<'accept' | 'decline', Proposal>(proposal)
  const [target, setTarget] = useState<{ proposal: Proposal; material: FoundMaterial } | null>(null)
  const navigate = useNavigate()
  const merge = useAct('admin/bahan/usul/gabung', {
    done: 'Usul digabung, seller diberi tahu',
    refreshes: MATERIAL_CALLS,
  })
  const decline = useAct('admin/bahan/usul/tolak', {
    done: 'Usul ditolak, seller diberi tahu',
    refreshes: MATERIAL_CALLS,
  })
  const declining = useCallForm(decline, {
    start: { alasan: '' },
    body: ({ alasan }) => ({ usul_id: asked.id, versi: asked.version, alasan }),
    onClose: close,
  })
  const { can, facts } = proposal

  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: 'Administrator', to: '/admin' },
          { label: 'Bahan', to: MATERIALS_PATH },
          { label: facts.name },
        ]}
        title={facts.name}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <ProposalPill state={proposal.state} />
            <span className="num">
              Diusulkan {proposal.sellerName}, {formatDateTime(proposal.proposedAt)}
            </span>
          </span>
        }
        actions={
          proposal.state === 'proposed' && (
            <>
              <Button
                variant="secondary"
                disabled={!can.decline.allowed}
                reason={can.decline.reason}
                onClick={() => ask('decline')}
              >
                Tolak
              </Button>
              <Button disabled={!can.accept.allowed} reason={can.accept.reason} onClick={() => ask('accept')}>
                Terima
              </Button>
            </>
          )
        }
      />
      <Outcome proposal={proposal} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <Section title="Fakta yang diusulkan">
          <FactsList facts={facts} />
        </Section>
        {proposal.state === 'proposed' && (
          <Section title="Sudah ada?" lead="Bila bahan ini sudah ada, gabungkan: namanya ikut ke sana.">
            <MaterialChoice
              similar={similar}
              keyword={keyword}
              onSearch={(wanted) =>
                void navigate({ search: wanted ? `?${new URLSearchParams({ keyword: wanted })}` : '' })
              }
              action={(material) => (
                <Button size="sm" variant="secondary" onClick={() => setTarget({ proposal, material })}>
                  Gabung ke sini
                </Button>
              )}
            />
          </Section>
        )}
      </div>
      {asking === 'accept' && <AcceptDialog open proposal={asked} onClose={close} />}
      <TextDialog
        open={asking === 'decline'}
        title="Tolak usulan bahan ini?"
        description="Seller menerima alasan ini lewat pemberitahuan dan e-mail."
        form={declining}
        name="alasan"
        label="Alasan"
        longest={LONGEST.declineReason}
        confirmLabel="Tolak usul"
        tone="danger"
        onClose={close}
      />
      <ConfirmDialog
        open={target !== null}
        title={`Gabung dengan ${target?.material.name ?? ''}?`}
        confirmLabel="Ya, gabung"
        working={merge.working}
        onCancel={() => setTarget(null)}
        onConfirm={() => {
          if (!target) return
          const { id: usul_id, version: versi } = target.proposal
          void merge.send({ usul_id, versi, bahan_id: target.material.id }).then(() => setTarget(null))
        }}
      >
        Semua nama dan nomor usul ini menjadi nama lain bahan itu, dan seller diberi tahu untuk memilihnya.
      </ConfirmDialog>
    </>
  )
}

function Outcome({ proposal: { outcome, reason, decidedAt } }: { proposal: Proposal }) {
  if (!decidedAt) return null
  return (
    <Notice
      className="mb-5"
      tone={outcome ? 'success' : 'info'}
      action={
        outcome && (
          <Link to={materialPath(outcome.slug)} className="text-link">
            {outcome.name}
          </Link>
        )
      }
    >
      Diputuskan {formatDateTime(decidedAt)}
      {reason && `: ${reason}`}
    </Notice>
  )
}

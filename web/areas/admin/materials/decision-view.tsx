import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { LONGEST } from '#domain/limits.ts'
import { materialPath } from '#domain/materials/address.ts'
import type { FoundMaterial, Proposal } from '#domain/materials/contract.ts'
import { FactsFields } from '#web/areas/materials/facts/facts-fields.tsx'
import { factsBody, faultsOfLists, typedFactsOf } from '#web/areas/materials/facts/typed-facts.ts'
import { ProposalPill } from '#web/areas/materials/proposal-pill.tsx'
import { formatDateTime } from '#web/lib/dates.ts'
import { actOn, actsOn } from '#web/lib/form/acts.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCheckedForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { adminMaterialPath, MATERIALS_PATH } from '../paths.ts'
import { FactsList } from './facts-list.tsx'
import { MaterialChoice } from './material-choice.tsx'
import { decisionQuery, MATERIAL_CALLS } from './queries.ts'

interface Props {
  proposalId: string
  /** The keyword for another material. */
  keyword: string
}

/** A proposed material: accepted as it is or corrected, merged into one that is there, or declined [MAT-5]. */
export function DecisionView({ proposalId, keyword }: Props) {
  const {
    data: { proposal, similar },
  } = useSuspenseQuery(decisionQuery(proposalId))
  const [target, setTarget] = useState<{ proposal: Proposal; material: FoundMaterial } | null>(null)
  const navigate = useNavigate()
  const merge = useAct('admin/bahan/usul/gabung', {
    done: 'Usul digabung, seller diberi tahu',
    refreshes: MATERIAL_CALLS,
  })
  const { can, facts, state } = proposal
  const isOpen = state === 'proposed'

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
        actions={actsOn(proposal, {
          decline: actOn('admin/bahan/usul/tolak', {
            label: 'Tolak',
            can: can.decline,
            shown: isOpen,
            variant: 'secondary',
            body: ({ id, version }, reason) => ({ id, version, reason }),
            field: { name: 'reason', label: 'Alasan', longest: LONGEST.declineReason },
            title: 'Tolak usulan bahan ini?',
            text: 'Seller menerima alasan ini lewat pemberitahuan dan e-mail.',
            confirmLabel: 'Tolak usul',
            tone: 'danger',
            done: 'Usul ditolak, seller diberi tahu',
            refreshes: MATERIAL_CALLS,
          }),
          accept: {
            label: 'Terima',
            can: can.accept,
            shown: isOpen,
            dialog: (snapshot, { open, onClose }) =>
              open && <AcceptDialog open proposal={snapshot} onClose={onClose} />,
          },
        })}
      />
      <Outcome proposal={proposal} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <Section title="Fakta yang diusulkan">
          <FactsList facts={facts} />
        </Section>
        {isOpen && (
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
      <ConfirmDialog
        open={target !== null}
        title={`Gabung dengan ${target?.material.name ?? ''}?`}
        confirmLabel="Ya, gabung"
        working={merge.working}
        onCancel={() => setTarget(null)}
        onConfirm={() => {
          if (!target) return
          const { id, version } = target.proposal
          void merge.send({ id, version, materialId: target.material.id }).then(() => setTarget(null))
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

interface AcceptDialogProps {
  open: boolean
  /** As it was when the dialog was opened. */
  proposal: Proposal
  onClose: () => void
}

/** Makes a material of a proposal, after looking over its facts and mending what is wrong [MAT-5]. */
function AcceptDialog({ open, proposal, onClose }: AcceptDialogProps) {
  const navigate = useNavigate()
  const accept = useAct('admin/bahan/usul/terima', {
    done: 'Usul diterima, seller diberi tahu',
    refreshes: MATERIAL_CALLS,
  })
  // the same facts under the same rules as a correction
  const form = useCheckedForm('admin/bahan/ubah', {
    start: typedFactsOf(proposal.facts),
    body: factsBody,
    faults: faultsOfLists,
    onValid: async (corrected) => {
      const body = { id: proposal.id, version: proposal.version, corrected }
      const problem = await accept.send(body, {
        // what is wrong with these names is reported for a field that the body does not have itself
        marks: ({ field, sentence }) =>
          form.marks({ field: field === 'bahan_nama_lain' ? 'otherNames' : field, sentence }),
        answered: ({ data }) => void navigate(adminMaterialPath(data.id)),
      })
      if (problem?.movedOn) onClose()
    },
  })
  return (
    <FormModal
      open={open}
      size="lg"
      title={`Terima ${proposal.facts.name}`}
      description="Periksa faktanya dan koreksi bila perlu. Bahan langsung dapat dipilih semua seller."
      confirmLabel="Terima usul"
      working={accept.working}
      onSend={form.send}
      onClose={onClose}
    >
      <FactsFields form={form} />
    </FormModal>
  )
}

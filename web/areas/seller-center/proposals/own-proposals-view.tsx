import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { materialPath } from '#domain/materials/address.ts'
import type { Proposal } from '#domain/materials/contract.ts'
import { ProposalPill } from '#web/areas/materials/proposal-pill.tsx'
import { formatDate } from '#web/lib/dates.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { newProductPath } from '../paths.ts'
import { type OwnProposalFilter, ownProposalFilter, ownProposalsQuery } from './queries.ts'

const ProposeDialog = lazyDialog(async () => (await import('../editor/propose-dialog.tsx')).ProposeDialog)

/** Materials that the seller has proposed, what became of them, and how to take one back or send it again [MAT-5]. */
export function OwnProposalsView({ filter }: { filter: OwnProposalFilter }) {
  const mayAdd = viewerMay(useViewer(), 'products.change')
  const { data: page } = useSuspenseQuery(ownProposalsQuery(filter))
  const [withdrawn, setWithdrawn] = useState<Proposal | null>(null)
  const [again, setAgain] = useState<Proposal | null>(null)
  return (
    <>
      <ListPage
        filter={filter}
        by={ownProposalFilter}
        shown={page.proposals.length}
        none={{
          icon: 'leaf',
          title: 'Belum ada bahan yang Anda usulkan',
          text: 'Bahan yang tidak ditemukan saat menambah produk dapat diusulkan di sana, dan jawabannya tampil di sini.',
          action: mayAdd && (
            <Link to={newProductPath()} className={buttonClass()}>
              <Icon name="plus" size={18} />
              Tambah produk
            </Link>
          ),
        }}
        total={{ count: page.total, words: `${page.total} usul` }}
      >
        {(empty) => (
          <DataTable
            caption="Bahan yang Anda usulkan, yang terbaru lebih dahulu"
            columns={columns}
            rows={page.proposals}
            rowKey={({ id }) => id}
            actions={(proposal) => <Acts proposal={proposal} onWithdraw={setWithdrawn} onAgain={setAgain} />}
            empty={empty}
          />
        )}
      </ListPage>
      {withdrawn && <Withdraw proposal={withdrawn} onClose={() => setWithdrawn(null)} />}
      <ProposeDialog
        key={again?.id ?? ''}
        open={again !== null}
        facts={again?.facts ?? ''}
        onClose={() => setAgain(null)}
      />
    </>
  )
}

interface ActsProps {
  proposal: Proposal
  onWithdraw: (proposal: Proposal) => void
  onAgain: (proposal: Proposal) => void
}

function Acts({ proposal, onWithdraw, onAgain }: ActsProps) {
  const { state, can, facts } = proposal
  if (can.withdraw.allowed)
    return (
      <Button size="sm" variant="ghost" aria-label={`Tarik usul ${facts.name}`} onClick={() => onWithdraw(proposal)}>
        Tarik
      </Button>
    )
  if (state !== 'declined' && state !== 'withdrawn') return null
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={`Perbaiki dan usulkan lagi ${facts.name}`}
      onClick={() => onAgain(proposal)}
    >
      Usulkan lagi
    </Button>
  )
}

function Withdraw({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  return (
    <ActDialog
      open
      onClose={onClose}
      call="bahan/usul/tarik"
      body={() => ({ id: proposal.id, version: proposal.version })}
      title={`Tarik usul ${proposal.facts.name}?`}
      confirmLabel="Ya, tarik"
      cancelLabel="Kembali"
      tone="danger"
      done="Usul ditarik"
      refreshes={['bahan/usul/daftar']}
    >
      Administrator tidak memeriksanya lagi. Anda dapat memperbaiki dan mengusulkannya lagi.
    </ActDialog>
  )
}

const columns: Column<Proposal>[] = [
  {
    key: 'bahan',
    title: 'Bahan',
    onCard: 'heading',
    className: 'md:w-full md:max-w-0 md:min-w-48',
    cell: ({ facts }) => (
      <>
        <span className="block truncate font-semibold">{facts.name}</span>
        <span className="block truncate text-xs font-normal text-mute">{facts.nameEnglish}</span>
      </>
    ),
  },
  { key: 'cas', title: 'CAS', className: 'num whitespace-nowrap', cell: ({ facts }) => facts.casNumber ?? '–' },
  {
    key: 'waktu',
    title: 'Diusulkan',
    className: 'num whitespace-nowrap text-mute',
    cell: ({ proposedAt }) => formatDate(proposedAt),
  },
  { key: 'status', title: 'Status', cell: ({ state }) => <ProposalPill state={state} /> },
  { key: 'jawaban', title: 'Jawaban', className: 'md:min-w-48', cell: (proposal) => <Answer proposal={proposal} /> },
]

function Answer({ proposal: { outcome, reason } }: { proposal: Proposal }) {
  if (outcome)
    return (
      <Link to={materialPath(outcome.slug)} className="text-link">
        {outcome.name}
      </Link>
    )
  return <span className="wrap-anywhere">{reason ?? '–'}</span>
}

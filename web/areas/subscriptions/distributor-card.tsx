import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sellerPath } from '#domain/catalogue/address.ts'
import { waitWords } from '#domain/chat/answer-speed.ts'
import { LONGEST } from '#domain/limits.ts'
import { yes } from '#domain/machine.ts'
import type { Distributor } from '#domain/subscriptions/contract.ts'
import { isOver } from '#domain/subscriptions/state.ts'
import { HelpLink } from '#web/areas/content/public.ts'
import { formatDate } from '#web/lib/dates.ts'
import { actOn, actsOn } from '#web/lib/form/acts.tsx'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { Avatar } from '#web/ui/picture/avatar.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { AskButton } from './ask-button.tsx'
import { AskPaymentType } from './ask-payment-type.tsx'
import { Attachments } from './attachments.tsx'
import { distributorQuery } from './queries.ts'
import { SubscriptionHistory } from './subscription-history.tsx'
import { SubscriptionPill } from './subscription-pill.tsx'

/** One of a buyer's sellers: state, payment types, the seller's note, and actions [REG-4]. */
export function DistributorCard({ distributor }: { distributor: Distributor }) {
  const { sellerName, sellerNote, obstacle, can } = distributor
  return (
    <Card padded as="article" aria-label={sellerName} className="flex h-full flex-col gap-4">
      <div className="flex items-start gap-3.5">
        <Avatar name={sellerName} square />
        <div className="min-w-0 flex-1">
          <h2 className="text-base leading-snug">
            <Link to={sellerPath(distributor.sellerUsername)} className="no-underline hover:text-primary">
              {sellerName}
            </Link>
          </h2>
          <p className="text-sm text-mute">{distributor.sellerCity}</p>
        </div>
        <SubscriptionPill state={distributor.state} />
      </div>
      <FactList facts={factsOf(distributor)} layout="rows" />
      {sellerNote && (
        <Notice tone="attention" title="Dari seller">
          <span className="wrap-anywhere">{sellerNote}</span>
        </Notice>
      )}
      {obstacle && (
        <Notice
          tone="attention"
          action={<AskPaymentType sellerId={distributor.sellerId} obstacle={can.askPayment.reason} />}
        >
          {obstacle.replace(LAST_WORD, '')}
          <span className="whitespace-nowrap">
            {LAST_WORD.exec(obstacle)?.[0]} <HelpLink topic="pembayaran" />
          </span>
        </Notice>
      )}
      <DistributorActs distributor={distributor} />
    </Card>
  )
}

// never parted from the '?' after it
const LAST_WORD = /\S+$/

function factsOf({ state, paymentTypes, salesName, since, updatedAt, intendedUse, usualAnswer }: Distributor) {
  if (state === 'active') {
    return [
      { label: 'Pembayaran', value: paymentTypes.map(({ name }) => name).join(', ') || 'Belum ada' },
      { label: 'Sales', value: salesName ?? 'Belum ditentukan' },
      ...(since ? [{ label: 'Pelanggan sejak', value: formatDate(since) }] : []),
    ]
  }
  return [
    ...(intendedUse
      ? [{ label: 'Rencana penggunaan', value: <span className="wrap-anywhere">{intendedUse}</span> }]
      : []),
    { label: 'Diperbarui', value: formatDate(updatedAt) },
    ...(usualAnswer === null ? [] : [{ label: 'Biasanya dijawab dalam', value: waitWords(usualAnswer) }]),
  ]
}

function DistributorActs({ distributor }: { distributor: Distributor }) {
  const { state, sellerId, sellerName, can } = distributor
  return (
    <div className="mt-auto flex flex-wrap gap-2.5">
      {actsOn(distributor, {
        answer: {
          label: 'Jawab permintaan',
          can: can.answer,
          shown: state === 'documents_wanted',
          size: 'sm',
          dialog: (snapshot, dialog) => <AnswerDialog {...dialog} distributor={snapshot} />,
        },
      })}
      {isOver(state) && (
        <AskButton
          seller={{ id: sellerId, name: sellerName }}
          label="Ajukan lagi"
          size="sm"
          obstacle={can.ask.reason}
        />
      )}
      {actsOn(distributor, {
        history: {
          label: 'Riwayat',
          can: yes,
          variant: 'secondary',
          size: 'sm',
          dialog: (_, { open, onClose }) => open && <HistoryDialog distributor={distributor} onClose={onClose} />,
        },
        withdraw: actOn('langganan/tarik', {
          label: 'Tarik pengajuan',
          can: can.withdraw,
          shown: state === 'requested' || state === 'documents_wanted',
          variant: 'ghost',
          size: 'sm',
          body: ({ id, version }) => ({ id, version }),
          title: 'Tarik pengajuan ini?',
          text: `${sellerName} tidak lagi meninjau pengajuan Anda. Anda dapat mengajukan lagi kapan saja.`,
          confirmLabel: 'Ya, tarik',
          done: 'Pengajuan ditarik',
          refreshes: ['subscription'],
        }),
      })}
    </div>
  )
}

/** The history of one of the buyer's subscriptions [REG-4]. */
function HistoryDialog({ distributor, onClose }: { distributor: Distributor; onClose: () => void }) {
  const { id, sellerName } = distributor
  const { data, isPending, refetch, isFetching } = useQuery(distributorQuery(id))
  return (
    <Modal open onClose={onClose} title="Riwayat langganan" description={sellerName}>
      {data ? (
        <SubscriptionHistory acts={data.history} />
      ) : isPending ? (
        <Loading>
          <SkeletonRows rows={3} />
        </Loading>
      ) : (
        <ErrorState title="Riwayat belum dapat dimuat" onRetry={() => void refetch()} working={isFetching} />
      )}
    </Modal>
  )
}

/** The answer if only documents are attached. */
const ATTACHED = 'Dokumen terlampir.'

interface Props {
  open: boolean
  /** As it was when the dialog was opened. */
  distributor: Distributor
  onClose: () => void
}

/** Answers a seller's question before its decision: with text, documents, or both [REG-4]. */
function AnswerDialog({ open, distributor, onClose }: Props) {
  const { id, version, sellerName, sellerNote } = distributor
  const answer = useAct('langganan/jawab', {
    done: 'Jawaban terkirim',
    refreshes: ['subscription', 'perusahaan/dokumen/daftar'],
  })
  const form = useCallForm(answer, {
    start: { answer: '', documentIds: [] as string[] }, // ids
    faults: ({ answer, documentIds }) =>
      answer.trim() || documentIds.length > 0 ? {} : { answer: 'Tulis jawaban atau lampirkan dokumen.' },
    body: ({ answer, documentIds }) => ({
      id,
      version,
      answer: answer.trim() || ATTACHED,
      documentIds,
    }),
    // cleared when one of them no longer counts
    chosenAnew: ['documentIds'],
    onClose,
  })

  return (
    <FormModal
      open={open}
      onClose={onClose}
      title="Jawab permintaan seller"
      description={`${sellerName}: ${sellerNote ?? ''}`}
      confirmLabel="Kirim jawaban"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <TextareaField
          form={form}
          name="answer"
          label="Jawaban"
          hint="Boleh dikosongkan bila dokumen terlampir sudah cukup."
          maxLength={LONGEST.subscriptionText}
        />
        <Attachments control={form.control} name="documentIds" />
      </div>
    </FormModal>
  )
}

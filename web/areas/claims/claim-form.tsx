import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { claimPath } from '#domain/claims/notice.ts'
import { claimRefusals } from '#domain/claims/refusals.ts'
import type { ClaimForm as Form } from '#domain/claims/shapes.ts'
import { formatQuantity } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import { typedQuantity } from '#domain/numbers/number-text.ts'
import { formatDeadline } from '#web/lib/dates.ts'
import { type CheckedForm, useCheckedForm } from '#web/lib/form/use-call-form.ts'
import { useKeyedAct } from '#web/lib/form/use-keyed-act.ts'
import { AmountField, SelectField, TextareaField } from '#web/ui/form/form-fields.tsx'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { type ClaimableRow, claimedRows, faultOf, rowsOf, suggestedRow, type TypedRow } from './claim-rows.ts'
import { PhotoPicker } from './photo-picker.tsx'
import { claimFormQuery } from './queries.ts'
import { useClaimPhotos } from './use-claim-photos.ts'

interface Props {
  open: boolean
  shipmentId: string
  onClose: () => void
}

/** What was wrong with a shipment, by line and lot, with photos [CLAIM-1]. */
export function ClaimForm({ open, shipmentId, onClose }: Props) {
  const { data, error, isError, refetch } = useQuery(claimFormQuery(shipmentId))
  if (data) return <Filled open={open} shipment={data} onClose={onClose} />
  return (
    <Modal open={open} onClose={onClose} title="Ajukan klaim">
      {isError ? <ErrorState text={error.message} onRetry={() => void refetch()} /> : <p role="status">memuat . . .</p>}
    </Modal>
  )
}

interface Typed {
  rows: TypedRow[]
  description: string
  photoIds: string[]
}

function Filled({ open, shipment, onClose }: { open: boolean; shipment: Form; onClose: () => void }) {
  const navigate = useNavigate()
  const rows = rowsOf(shipment.lines)
  const photos = useClaimPhotos(shipment.shipmentId)
  const act = useKeyedAct('klaim/ajukan', { done: 'Klaim diajukan', refreshes: ['order'] })
  const start: Typed = { rows: rows.map(suggestedRow), description: '', photoIds: [] }
  const form = useCheckedForm('klaim/ajukan', {
    start,
    body: (typed) => ({
      shipmentId: shipment.shipmentId,
      rows: claimedRows(rows, typed.rows),
      description: typed.description,
      photoIds: photos.uploaded.map(({ id }) => id),
    }),
    faults: (typed) => ({ ...faultsOf(rows, typed.rows), photoIds: photoFaultOf(typed.rows, photos.uploaded.length) }),
    onValid: async (body) => {
      await act.send(body, {
        marks: form.marks,
        answered: ({ data }) => {
          onClose()
          void navigate(claimPath(data.id, 'buyer'))
        },
      })
    },
  })
  const { errors } = form.formState
  return (
    <FormModal
      open={open}
      onClose={onClose}
      size="lg"
      title={`Klaim kiriman ${shipment.sequence}`}
      description={`Paling lambat ${formatDeadline(shipment.until)}. Seller menjawab dengan pengganti, nota kredit, atau penolakan dengan alasan.`}
      confirmLabel="Ajukan klaim"
      cancelLabel="Batal"
      working={act.working || photos.sending !== null}
      onSend={form.send}
    >
      <div className="grid gap-5">
        {typeof errors.rows?.message === 'string' && <Notice tone="danger">{errors.rows.message}</Notice>}
        <ul className="divide-y divide-line rounded-field border border-line">
          {rows.map((row, index) => (
            <Row key={`${row.line.position}/${row.lot}`} form={form} row={row} index={index} />
          ))}
        </ul>
        <TextareaField
          form={form}
          name="description"
          label="Apa yang terjadi"
          hint="Dibaca oleh seller. Misalnya: dua sak sobek dan isinya basah."
          maxLength={LONGEST.claimText}
          rows={3}
        />
        <PhotoPicker photos={photos} error={errors.photoIds?.message} />
      </div>
    </FormModal>
  )
}

function Row({
  form,
  row: { line, lot, left },
  index,
}: {
  form: CheckedForm<Typed>
  row: ClaimableRow
  index: number
}) {
  const kind = form.watch(`rows.${index}.kind`)
  const named = lot === null ? line.name : `${line.name}, lot ${lot}`
  return (
    <li className="grid gap-x-4 gap-y-2 p-3.5 sm:grid-cols-[minmax(0,1fr)_12rem_10rem]">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{line.name}</p>
        <p className="num text-sm text-mute wrap-anywhere">
          {lot === null ? line.packLabel : `Lot ${lot}`} · diterima {formatQuantity(line.received)} dari{' '}
          {formatQuantity(line.sent)} {line.unit}
        </p>
      </div>
      <SelectField
        form={form}
        name={`rows.${index}.kind`}
        label={`Masalah ${named}`}
        hideLabel
        options={[
          { value: '', label: 'Tidak ada masalah' },
          { value: 'shortage', label: 'Kurang', disabled: line.shortage === '0' },
          { value: 'damage', label: 'Rusak', disabled: line.faulty === '0' },
          { value: 'off_spec', label: 'Tidak sesuai spesifikasi', disabled: line.faulty === '0' },
        ]}
      />
      {kind !== '' && (
        <AmountField
          form={form}
          name={`rows.${index}.units`}
          label={`Jumlah ${named} yang bermasalah, paling banyak ${formatQuantity(left)}`}
          hideLabel
          read={typedQuantity}
          trailing={line.unit}
        />
      )}
    </li>
  )
}

const NOTHING_WRONG = 'Pilih masalah untuk setidaknya satu produk.'

function faultsOf(rows: readonly ClaimableRow[], typed: readonly TypedRow[]) {
  const faults = rows.map((row, index) => [`rows.${index}.units`, typed[index] && faultOf(row, typed[index])])
  const none = typed.every(({ kind }) => kind === '')
  return {
    ...(Object.fromEntries(faults.filter(([, fault]) => fault)) as Record<`rows.${number}.units`, string>),
    // a quantity is only required once something is wrong
    ...(none && { 'rows.0.kind': NOTHING_WRONG }),
  }
}

/** What did not arrive cannot be shown. */
function photoFaultOf(typed: readonly TypedRow[], count: number): string | undefined {
  const isShown = typed.some(({ kind }) => kind === 'damage' || kind === 'off_spec')
  return isShown && count === 0 ? claimRefusals.claim_photo_needed.sentence : undefined
}

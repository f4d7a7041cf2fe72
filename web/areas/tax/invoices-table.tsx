import { useState } from 'react'
import { Link } from 'react-router'
import { formatDay } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import type { TaxInvoice } from '#domain/tax/contract.ts'
import { SELLER_CHAT_PATH } from '#web/areas/chat/public.ts'
import { FileField, whyNotSent } from '#web/areas/companies/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { type TypedWithFile, useFileForm } from '#web/lib/form/use-file-form.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { formatMonth } from './queries.ts'

interface DialogTarget {
  question: 'attach' | 'detach'
  invoice: TaxInvoice
}

/** Invoices with what each lacks and its faktur pajak [TAX-2]. */
export function InvoicesTable({ invoices, month }: { invoices: readonly TaxInvoice[]; month: string }) {
  const [target, setTarget] = useState<DialogTarget | null>(null)
  return (
    <>
      <DataTable
        caption={`Invoice ber-PPN masa ${formatMonth(month)}`}
        columns={columns}
        rows={invoices}
        rowKey={({ id }) => id}
        density="roomy"
        actions={(invoice) => (
          <Menu
            align="end"
            trigger={<IconButton icon="dots" label={`Tindakan untuk ${invoice.number}`} size="dense" />}
          >
            <MenuItem icon="upload" onSelect={() => setTarget({ question: 'attach', invoice })}>
              {invoice.attached ? 'Ganti faktur pajak' : 'Pasang faktur pajak'}
            </MenuItem>
            {invoice.attached && (
              <MenuItem icon="close" tone="danger" onSelect={() => setTarget({ question: 'detach', invoice })}>
                Lepas faktur pajak
              </MenuItem>
            )}
          </Menu>
        )}
        empty={
          <EmptyState
            icon="document"
            title="Tidak ada invoice"
            text="Invoice yang memungut PPN tampil di sini begitu pesanannya dikirim."
          />
        }
      />
      {target?.question === 'attach' && <AttachDialog invoice={target.invoice} onClose={() => setTarget(null)} />}
      {target?.question === 'detach' && <Detach invoice={target.invoice} onClose={() => setTarget(null)} />}
    </>
  )
}

function Detach({ invoice: { number, attached }, onClose }: { invoice: TaxInvoice; onClose: () => void }) {
  return (
    <ActDialog
      open
      onClose={onClose}
      call="pusat-seller/pajak/faktur/lepas"
      body={() => ({ id: attached?.id ?? '' })}
      title={`Lepas faktur pajak dari ${number}?`}
      confirmLabel="Ya, lepas"
      tone="danger"
      done="Faktur pajak dilepas"
      refreshes={['order']}
    >
      PDF nomor {attached?.number} dihapus, dan pembeli tidak lagi menemukannya pada pesanan.
    </ActDialog>
  )
}

const columns: Column<TaxInvoice>[] = [
  {
    key: 'nomor',
    title: 'Invoice',
    onCard: 'heading',
    cell: ({ number, day, orderId }) => (
      <>
        <Link to={`/pusat-seller/pesanan/${orderId}`} className="num block whitespace-nowrap font-semibold text-link">
          {number}
        </Link>
        <span className="num block text-xs font-normal text-mute">{formatDay(day)}</span>
      </>
    ),
  },
  { key: 'pembeli', title: 'Pembeli', className: 'wrap-anywhere md:min-w-36', cell: ({ buyerName }) => buyerName },
  { key: 'dpp', title: 'DPP nilai lain', numeric: true, cell: ({ taxBase }) => <Amount of={taxBase} /> },
  { key: 'ppn', title: 'PPN', numeric: true, cell: (invoice) => <Tax invoice={invoice} /> },
  { key: 'kurang', title: 'Kelengkapan', className: 'md:min-w-40', cell: (invoice) => <Missing invoice={invoice} /> },
  {
    key: 'faktur',
    title: 'Faktur pajak',
    cell: ({ attached }) =>
      attached ? (
        <>
          <a href={attached.address} target="_blank" rel="noopener" className="num text-link">
            {attached.number}
            <span className="sr-only"> (tab baru)</span>
          </a>
          {attached.lacks && (
            <span className="grid text-xs text-mute wrap-anywhere">
              <span>{attached.lacks.message}</span>
              <span>Alasan: {attached.lacks.reason}</span>
            </span>
          )}
        </>
      ) : (
        <span className="text-mute">–</span>
      ),
  },
]

/** PPN, and what of it was credited: a return that is entered in Coretax. */
function Tax({ invoice: { tax, creditedTax } }: { invoice: TaxInvoice }) {
  return (
    <>
      <Amount of={tax} />
      {creditedTax && (
        <span className="block text-xs text-mute">
          dikreditkan <Amount of={creditedTax.tax} />
        </span>
      )}
    </>
  )
}

/** The missing facts of an invoice, each with the way to where it is mended. */
function Missing({ invoice: { missing, buyerId, attached, exportedOn } }: { invoice: TaxInvoice }) {
  const shown = attached ? missing.filter(({ kind }) => kind === 'credited') : missing
  const exported = exportedOn && `Diekspor ${formatDay(exportedOn)}`
  if (shown.length === 0) return <span className="num text-mute">{exported ?? 'Lengkap'}</span>
  return (
    <ul className="grid gap-1">
      {shown.map(({ kind, message, needed }) => (
        <li key={message} className={needed ? 'text-danger' : 'text-mute'}>
          {message}{' '}
          {kind === 'unit' ? (
            <a href="#satuan" className="text-link">
              Pilih kode
            </a>
          ) : (
            needed && (
              <Link to={`${SELLER_CHAT_PATH}?pembeli=${buyerId}`} className="text-link">
                Minta lewat chat
              </Link>
            )
          )}
        </li>
      ))}
      {exported && <li className="num text-mute">{exported}</li>}
    </ul>
  )
}

interface Props {
  invoice: TaxInvoice
  onClose: () => void
}

/** The form that attaches the PDF of a faktur pajak to its invoice; the number is read from it where none is typed [TAX-2]. */
function AttachDialog({ invoice, onClose }: Props) {
  const [needsReason, setNeedsReason] = useState(false)
  const start: Typed = { number: '', reason: '', berkas: null }
  const { form, progress } = useFileForm('pusat-seller/pajak/faktur/pasang', {
    start,
    fields: ({ number, reason }) => ({
      invoiceId: invoice.id,
      ...(number && { number }),
      ...(reason.trim() && { reason }),
    }),
    faults: faultsOf,
    whyNot: whyNotSent,
    failed: 'Faktur pajak belum terpasang. Periksa koneksi Anda, lalu coba lagi.',
    done: 'Faktur pajak terpasang',
    about: 'order',
    onClose,
  })

  // required once the PDF lacks what it must contain
  if (form.formState.errors.reason && !needsReason) setNeedsReason(true)

  return (
    <FormModal
      open
      onClose={onClose}
      title={`Faktur pajak untuk ${invoice.number}`}
      description="Pembeli menemukannya pada dokumen pesanan."
      confirmLabel="Pasang"
      cancelLabel="Batal"
      working={progress !== null}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <FileField label="PDF faktur pajak" onlyPdf form={form} />
        <TextField
          form={form}
          name="number"
          label="Nomor faktur pajak"
          optional
          className="num"
          inputMode="numeric"
          maxLength={24}
          hint="17 angka. Bila dikosongkan, nomornya dibaca dari PDF."
        />
        {needsReason && (
          <TextField
            form={form}
            name="reason"
            label="Alasan tetap memasang PDF ini"
            autoFocus
            maxLength={LONGEST.orderReason}
            hint="Misalnya hasil pindai tanpa teks. Tampil pada daftar invoice Anda, tidak kepada pembeli."
          />
        )}
        {progress !== null && <ProgressBar label="Mengunggah faktur pajak" value={progress} />}
      </div>
    </FormModal>
  )
}

interface Typed extends TypedWithFile {
  number: string
  reason: string
}

function faultsOf({ number }: Typed) {
  const digits = number.replace(/[\s.-]/g, '')
  return {
    ...(digits !== '' && !/^\d{17}$/.test(digits) && { number: 'Nomor faktur pajak terdiri dari 17 angka.' }),
  }
}

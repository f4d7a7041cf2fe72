import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { numberFault } from '#domain/bank-accounts/account-number.ts'
import { bankNames } from '#domain/bank-accounts/banks.ts'
import type { OwnAccount } from '#domain/bank-accounts/contract.ts'
import { accountLabel } from '#domain/bank-accounts/state.ts'
import { LONGEST } from '#domain/limits.ts'
import { FileField, whyNotSent } from '#web/areas/companies/public.ts'
import { fileAddress } from '#web/lib/api/file-address.ts'
import { formatDate, formatDateTime } from '#web/lib/dates.ts'
import { actOn, actsOn } from '#web/lib/form/acts.tsx'
import { type TypedWithFile, useFileForm } from '#web/lib/form/use-file-form.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SelectField, TextField } from '#web/ui/form/form-fields.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { VisuallyHidden } from '#web/ui/status/visually-hidden.tsx'
import { ownAccountsQuery } from './queries.ts'
import { stateTones } from './state-tones.ts'

/** The seller's bank account in force, the one in review, and former ones [SHOP-8]. */
export function OwnAccountsView() {
  const { data } = useSuspenseQuery(ownAccountsQuery)
  const [proposing, setProposing] = useState(false)
  const mayPropose = viewerMay(useViewer(), 'bank.change')
  const now = data.accounts.filter(({ state }) => isNow(state))
  const past = data.accounts.filter(({ state }) => !isNow(state))
  const button = mayPropose && (
    <Button disabled={!data.propose.allowed} reason={data.propose.reason} onClick={() => setProposing(true)}>
      Ajukan rekening
    </Button>
  )
  return (
    <div className="grid max-w-200 gap-5">
      {now.length > 0 ? (
        <Section title="Rekening toko" lead="Pembeli melihat rekening yang berlaku di pesanannya." aside={button}>
          <ul className="grid gap-3">
            {now.map((account) => (
              <Account key={account.id} account={account} />
            ))}
          </ul>
        </Section>
      ) : (
        <Card padded>
          <EmptyState
            icon="card"
            title="Belum ada rekening"
            text="Rekening yang terbukti tampil di pesanan pembeli yang membayar dengan transfer."
            action={button || undefined}
          />
        </Card>
      )}
      {past.length > 0 && (
        <Section title="Sebelumnya">
          <ul className="divide-y divide-line">
            {past.map((account) => (
              <Past key={account.id} account={account} />
            ))}
          </ul>
        </Section>
      )}
      <ProposalForm open={proposing} companyName={data.companyName} onClose={() => setProposing(false)} />
    </div>
  )
}

function isNow(state: OwnAccount['state']): boolean {
  return state === 'proposed' || state === 'checked' || state === 'in_force'
}

function Account({ account }: { account: OwnAccount }) {
  const { state } = account
  const mayRead = viewerMay(useViewer(), 'bank.change')
  return (
    <li className="rounded-card border border-line px-4 py-3.5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="num font-semibold">
            {account.bank} <AccountNumber text={account.number} />
          </p>
          <p className="text-sm text-mute wrap-anywhere">a.n. {account.holder}</p>
        </div>
        <StatusPill tone={stateTones[state]}>{accountLabel(state)}</StatusPill>
      </div>
      <p className="num mt-2 text-sm text-mute">{meaningOf(account)}</p>
      {(account.can.withdraw.allowed || (account.hasFile && mayRead)) && (
        <div className="mt-3 flex flex-wrap gap-2.5">
          {account.hasFile && mayRead && <Proof account={account} />}
          {actsOn(account, {
            withdraw: actOn('pusat-seller/rekening/tarik', {
              label: 'Tarik pengajuan',
              can: account.can.withdraw,
              variant: 'secondary',
              size: 'sm',
              body: ({ id, version }) => ({ id, version }),
              title: ({ bank }) => `Tarik pengajuan rekening ${bank}?`,
              text: 'Rekening ini tidak diperiksa lagi. Rekening yang berlaku sekarang tidak berubah.',
              confirmLabel: 'Tarik pengajuan',
              done: 'Pengajuan ditarik',
              shows: ownAccountsQuery,
            }),
          })}
        </div>
      )}
    </li>
  )
}

function Past({ account }: { account: OwnAccount }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 text-sm">
        <p className="num font-semibold">
          {account.bank} <AccountNumber text={account.number} />
        </p>
        <p className="text-mute wrap-anywhere">
          a.n. {account.holder} · diajukan {formatDate(account.proposedAt)}
        </p>
        {account.reason && <p className="mt-0.5 wrap-anywhere">{account.reason}</p>}
      </div>
      <StatusPill tone={stateTones[account.state]}>{accountLabel(account.state)}</StatusPill>
    </li>
  )
}

/** The end of a number, read out as such. */
function AccountNumber({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>berakhiran {text.replace(/\D/g, '')}</VisuallyHidden>
    </>
  )
}

function Proof({ account }: { account: OwnAccount }) {
  return (
    <a
      href={fileAddress('pusat-seller/rekening/berkas', { rekening_id: account.id })}
      target="_blank"
      rel="noreferrer"
      className="text-link inline-flex items-center gap-1.5 text-sm"
    >
      <Icon name="document" size={17} />
      Lihat bukti
      <VisuallyHidden> rekening {account.bank} di tab baru</VisuallyHidden>
    </a>
  )
}

function meaningOf({ state, proposer, proposedAt, dueAt, inForceSince }: OwnAccount): string {
  if (state === 'in_force') return inForceSince ? `Berlaku sejak ${formatDateTime(inForceSince)}` : ''
  const by = proposer ? ` oleh ${proposer}` : ''
  const snapshot = `Diajukan ${formatDateTime(proposedAt)}${by}`
  if (state === 'checked') return `${snapshot}. Sudah diperiksa, menunggu konfirmasi administrator kedua.`
  return dueAt ? `${snapshot}. Diperiksa paling lambat ${formatDateTime(dueAt)}.` : snapshot
}

interface Props {
  open: boolean
  companyName: string
  onClose: () => void
}

/** The form that proposes where the shop is to be paid: bank, number, holder, and the document that proves them [SHOP-8]. */
function ProposalForm({ open, companyName, onClose }: Props) {
  const { form, progress } = useProposalForm(companyName, onClose)
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title="Ajukan rekening"
      description="Dua administrator Sentra Bahan memeriksanya. Sampai keduanya setuju, rekening yang sekarang tetap berlaku."
      confirmLabel="Ajukan"
      cancelLabel="Batal"
      working={progress !== null}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField form={form} name="bank" label="Bank" placeholder="Pilih bank" options={banks} />
          <TextField
            form={form}
            name="number"
            label="Nomor rekening"
            className="num"
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
          />
        </div>
        <TextField
          form={form}
          name="holder"
          label="Nama pemilik rekening"
          hint={`Seperti di buku tabungan, dan sama dengan nama perusahaan: ${companyName}.`}
          maxLength={LONGEST.companyName}
        />
        <FileField
          label="Bukti rekening"
          hint="Halaman pertama buku tabungan atau surat referensi bank; hanya Anda dan administrator yang melihatnya."
          form={form}
        />
        {progress !== null && <ProgressBar label="Mengunggah bukti" value={progress} />}
      </div>
    </FormModal>
  )
}

const banks = bankNames.map((name) => ({ value: name, label: name }))

interface TypedAccount extends TypedWithFile {
  bank: string
  number: string
  holder: string
}

/** Checks and sends an account with its document [SHOP-8]. */
function useProposalForm(companyName: string, onClose: () => void) {
  const start: TypedAccount = { bank: '', number: '', holder: companyName, berkas: null }
  return useFileForm('pusat-seller/rekening/ajukan', {
    start,
    fields: ({ berkas: _, ...account }) => account,
    faults: faultsOf,
    whyNot: whyNotSent,
    failed: 'Rekening belum terkirim. Periksa koneksi Anda, lalu coba lagi.',
    done: 'Rekening diajukan',
    about: 'notifications',
    onClose,
  })
}

function faultsOf({ bank, number, holder }: TypedAccount) {
  const digits = number.replace(/[\s.-]/g, '')
  const numberProblem = /^\d{5,20}$/.test(digits)
    ? numberFault(bank, digits)
    : 'Nomor rekening terdiri dari 5 sampai 20 angka.'
  return {
    ...(bank === '' && { bank: 'Pilih salah satu bank.' }),
    ...(numberProblem && { number: numberProblem }),
    ...(holder.trim() === '' && { holder: 'Nama pemilik rekening harus diisi.' }),
  }
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { LONGEST } from '#domain/limits.ts'
import type { Application } from '#domain/onboarding/contract.ts'
import { eventLabel } from '#domain/onboarding/events.ts'
import { reasonText } from '#domain/onboarding/reasons.ts'
import { useActFor } from '#web/areas/accounts/public.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { Timeline } from '#web/ui/status/timeline.tsx'
import { VisuallyHidden } from '#web/ui/status/visually-hidden.tsx'
import { CompanyStep } from './company-step.tsx'
import { DocumentsStep } from './documents-step.tsx'
import { LicencesStep } from './licences-step.tsx'
import { applicationQuery } from './queries.ts'
import { StepFrame, useStep } from './step-frame.tsx'
import { isDone, type StepName, stepFilter, steps } from './steps.ts'
import { ApplicationFacts, SubmitStep } from './submit-step.tsx'

/** The application of the owner's company: its state and what to do next, its steps, its history [SHOP-1]. */
export function ApplicationView({ companyId, companyName }: { companyId: string; companyName: string }) {
  const { data: application } = useSuspenseQuery(applicationQuery(companyId))
  const [address] = useSearchParams()
  const { step } = stepFilter.read(address)
  const props = { application, companyId }
  return (
    <div className="grid max-w-240 gap-5">
      <StateNotice {...props} />
      {application.can.write.allowed ? (
        <>
          <StepNav application={application} current={step} />
          {step === 'perusahaan' && <CompanyStep {...props} companyName={companyName} />}
          {step === 'izin' && <LicencesStep {...props} />}
          {step === 'rekening' && <BankStep {...props} />}
          {step === 'dokumen' && <DocumentsStep {...props} />}
          {step === 'kirim' && <SubmitStep {...props} />}
        </>
      ) : (
        <Section title="Pendaftaran Anda">
          <ApplicationFacts application={application} />
        </Section>
      )}
      {application.history.length > 0 && (
        <Section title="Riwayat">
          <Timeline
            entries={application.history.map(({ event, at, reasons, note }) => ({
              key: `${event} ${at}`,
              title: eventLabel(event),
              time: formatDateTime(at),
              text: reasonText(reasons, note),
            }))}
          />
        </Section>
      )}
    </div>
  )
}

/** The steps, each a link; what is complete is marked. */
function StepNav({ application, current }: { application: Application; current: StepName }) {
  return (
    <nav aria-label="Langkah pendaftaran seller">
      <ol className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {steps.map(({ name, label }, index) => {
          const done = isDone(application, name)
          const here = name === current
          return (
            <li key={name}>
              <Link
                to={{ search: stepFilter.search({ step: name }) }}
                preventScrollReset
                aria-current={here ? 'step' : undefined}
                className={cx(
                  'flex min-h-9 items-center gap-2 rounded-mark font-semibold hover:text-primary pointer-coarse:min-h-11',
                  here ? 'text-ink' : 'text-mute',
                )}
              >
                <span
                  className={cx(
                    'num grid size-7 shrink-0 place-items-center rounded-full border text-xs',
                    here && 'border-primary bg-primary text-white',
                    !here && done && 'border-primary bg-primary-tint text-primary',
                    !here && !done && 'border-line-strong',
                  )}
                >
                  {done && !here ? <Icon name="check" size={15} /> : index + 1}
                </span>
                {label}
                {done && <VisuallyHidden>, lengkap</VisuallyHidden>}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Where the shop is to be paid [SHOP-1]. */
function BankStep({ application, companyId }: { application: Application; companyId: string }) {
  const { facts } = application
  const step = useStep(application, companyId, 'rekening')
  const act = useAct('daftar-seller/rekening', { shows: applicationQuery(companyId) })
  const form = useCallForm(act, {
    start: {
      bank: facts.bank ?? '',
      bankNumber: facts.bankNumber ?? '',
      bankHolder: facts.bankHolder ?? facts.legalName ?? '',
    },
    body: (typed) => ({ ...step.body, ...typed }),
    answered: step.goOn,
    onClose: step.readAnew,
    keep: true,
  })
  return (
    <StepFrame
      title="Rekening"
      lead="Rekening atas nama perusahaan, tempat pembayaran pesanan diterima."
      onSend={form.send}
      working={form.working}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="bank" label="Bank" maxLength={LONGEST.bank} />
        <TextField
          form={form}
          name="bankNumber"
          label="Nomor rekening"
          className="num"
          inputMode="numeric"
          maxLength={40}
        />
      </div>
      <TextField form={form} name="bankHolder" label="Nama pemilik rekening" maxLength={LONGEST.companyName} />
    </StepFrame>
  )
}

interface Props {
  application: Application
  companyId: string
}

/** The state of the application, why, and what to do next [SHOP-1]. */
function StateNotice({ application, companyId }: Props) {
  const { state, dueAt, history, version } = application
  const last = history[0]
  const why = last ? reasonText(last.reasons, last.note) : ''
  switch (state) {
    case 'draft':
      return version === 0 ? null : <Notice title="Draf">Isian Anda tersimpan. Lengkapi, lalu kirim.</Notice>
    case 'submitted':
      return (
        <Notice title="Diajukan">
          Kami sedang memeriksa pendaftaran Anda{dueAt && `, paling lambat ${formatDateTime(dueAt)}`}. Hasilnya kami
          kirim lewat pemberitahuan dan e-mail.
        </Notice>
      )
    case 'correction':
      return (
        <Notice tone="attention" title="Perlu perbaikan">
          {why}. Perbaiki isian atau dokumennya, lalu kirim lagi pada langkah Periksa.
        </Notice>
      )
    case 'approved':
      return (
        <Notice tone="success" title="Disetujui" action={<OpenShop application={application} />}>
          Toko Anda sudah buka. Akun pembelian perusahaan tetap ada; pindah kapan saja lewat Switch Account.
        </Notice>
      )
    case 'refused':
      return (
        <Notice tone="danger" title="Ditolak" action={<Renew application={application} companyId={companyId} />}>
          {why}. Anda dapat memulai lagi dengan isian yang sama.
        </Notice>
      )
    case 'suspended':
      return (
        <Notice tone="danger" title="Toko ditangguhkan" action={<OpenShop application={application} />}>
          {why}. Produk tidak tampil dan tidak dapat dibeli; pesanan yang sudah ada tetap berjalan. Hubungi kami setelah
          masalahnya selesai.
        </Notice>
      )
    case 'closed':
      return (
        <Notice title="Toko ditutup">
          Toko ini ditutup oleh pemiliknya. Hubungi kami bila perusahaan Anda ingin berjualan lagi.
        </Notice>
      )
  }
}

function OpenShop({ application: { shopId } }: { application: Application }) {
  const { actFor, working } = useActFor()
  if (!shopId) return null
  return (
    <Button size="sm" working={working} onClick={() => void actFor(shopId, '/pusat-seller')}>
      Buka Pusat Seller
    </Button>
  )
}

function Renew({ application, companyId }: Props) {
  const renew = useAct('daftar-seller/mulai-ulang', { shows: applicationQuery(companyId) })
  return (
    <Button
      size="sm"
      variant="secondary"
      working={renew.working}
      onClick={() => void renew.send({ companyId, version: application.version })}
    >
      Mulai lagi
    </Button>
  )
}

import { Link } from 'react-router'
import { sellerTypeLabel } from '#domain/catalogue/seller-type.ts'
import { formatRupiah, inGroups } from '#domain/format.ts'
import type { Application } from '#domain/onboarding/contract.ts'
import { applicationDocumentLabel } from '#domain/onboarding/document-kind.ts'
import { formatDay } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { FactList } from '#web/ui/status/fact-list.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { applicationQuery } from './queries.ts'
import { type StepName, stepFilter } from './steps.ts'

/** All that was written, what is missing, and the button that sends it [SHOP-1]. */
export function SubmitStep({ application, companyId }: { application: Application; companyId: string }) {
  const submit = useAct('daftar-seller/ajukan', { done: 'Pendaftaran terkirim', shows: applicationQuery(companyId) })
  const { missing } = application
  const lacking: [StepName, string[]][] = [
    ['perusahaan', missing.company],
    ['izin', missing.licences],
    ['rekening', missing.bank],
    ['dokumen', missing.documents],
  ]
  async function send() {
    const problem = await submit.send({ companyId, version: application.version })
    if (problem) return
    // what became of it stands at the top, and this button is gone
    focusHeading()
    window.scrollTo({ top: 0 })
  }

  const first = lacking.find(([, names]) => names.length > 0)?.[0]
  return (
    <Section title="Periksa dan kirim" lead="Kami memeriksa pendaftaran dalam satu hari kerja sejak lengkap.">
      <ApplicationFacts application={application} />
      {first && (
        <Notice
          tone="attention"
          title="Belum lengkap"
          className="mt-5"
          action={
            <Link to={{ search: stepFilter.search({ step: first }) }} className="text-link">
              Lengkapi
            </Link>
          }
        >
          {lacking.flatMap(([, names]) => names).join(', ')}.
        </Notice>
      )}
      <div className="mt-6">
        <Button size="lg" disabled={first !== undefined} working={submit.working} onClick={() => void send()}>
          Kirim pendaftaran
        </Button>
      </div>
    </Section>
  )
}

/** The application as written, to read. */
export function ApplicationFacts({
  application: { facts, files },
}: {
  application: Pick<Application, 'facts' | 'files'>
}) {
  const bank = [facts.bank, facts.bankNumber, facts.bankHolder].filter(Boolean).join(' · ')
  return (
    <FactList
      facts={[
        { label: 'Nama sesuai NIB', value: facts.legalName ?? NOTHING },
        { label: 'Tipe seller', value: facts.sellerType ? sellerTypeLabel(facts.sellerType) : NOTHING },
        { label: 'Pengusaha Kena Pajak', value: facts.isPkp ? 'Ya' : 'Tidak' },
        { label: 'NIB', value: facts.nib ?? NOTHING },
        { label: 'NPWP', value: facts.npwp ? inGroups(facts.npwp) : NOTHING },
        { label: 'Kurs toko', value: facts.exchangeRate ? formatRupiah(facts.exchangeRate) : NOTHING },
        { label: 'Rekening', value: bank || NOTHING },
        {
          label: 'Izin',
          value:
            facts.licences
              .map(({ name, number, validUntil }) =>
                [`${name} ${number}`, validUntil && `sampai ${formatDay(validUntil)}`].filter(Boolean).join(', '),
              )
              .join('; ') || 'Tidak ada',
        },
        {
          label: 'Dokumen',
          value: [...new Set(files.map(({ kind }) => applicationDocumentLabel(kind)))].join(', ') || NOTHING,
        },
      ]}
    />
  )
}

const NOTHING = 'Belum diisi'

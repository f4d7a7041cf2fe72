import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { eventLabel } from '#domain/onboarding/events.ts'
import { reasonText } from '#domain/onboarding/reasons.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { Timeline } from '#web/ui/status/timeline.tsx'
import { BankStep } from './bank-step.tsx'
import { CompanyStep } from './company-step.tsx'
import { DocumentsStep } from './documents-step.tsx'
import { LicencesStep } from './licences-step.tsx'
import { applicationQuery } from './queries.ts'
import { StateNotice } from './state-notice.tsx'
import { StepNav } from './step-nav.tsx'
import { stepFilter } from './steps.ts'
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

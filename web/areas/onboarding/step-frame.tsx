import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Application } from '#domain/onboarding/contract.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { type StepName, stepAfter, stepFilter } from './steps.ts'

interface Props {
  title: string
  lead: string
  onSend: (event: SyntheticEvent<HTMLFormElement>) => unknown
  working: boolean
  children: ReactNode
}

/** One step: its fields, and the button that keeps them and goes on. */
export function StepFrame({ title, lead, onSend, working, children }: Props) {
  return (
    <Section title={title} lead={lead}>
      <form method="post" onSubmit={onSend} noValidate className="grid gap-4">
        {children}
        <div className="mt-2">
          <Button type="submit" size="lg" working={working}>
            Simpan dan lanjutkan
          </Button>
        </div>
      </form>
    </Section>
  )
}

/** The form of a step, with its body and the next page: each step is saved on the server when it is left [SHOP-1]. */
export function useStep(application: Application, companyId: string, step: StepName) {
  const navigate = useNavigate()
  const [expectedVersion, setExpectedVersion] = useState<number | null>(application.version)
  return {
    /** The expected version; after a refusal, the newer one. */
    body: { companyId, version: expectedVersion ?? application.version },
    readAnew: () => setExpectedVersion(null),
    goOn: () => void navigate({ search: stepFilter.search({ step: stepAfter(step) }) }),
  }
}

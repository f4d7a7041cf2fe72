import type { ReactNode, SyntheticEvent } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'

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

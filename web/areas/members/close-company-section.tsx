import { useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { CloseCompanyDialog } from './close-company-dialog.tsx'

interface Props {
  companyId: string
  companyName: string
  sells: boolean
}

/** Leads to closing the company for good [OPS-5]. */
export function CloseCompanySection(company: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Section title="Tutup perusahaan" lead="Perusahaan yang sudah ditutup tidak dapat dibuka lagi.">
      <Button aria-haspopup="dialog" variant="danger-quiet" onClick={() => setOpen(true)}>
        Tutup perusahaan
      </Button>
      <CloseCompanyDialog open={open} {...company} onClose={() => setOpen(false)} />
    </Section>
  )
}

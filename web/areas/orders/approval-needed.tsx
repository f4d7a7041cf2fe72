import { HelpLink } from '#web/areas/content/public.ts'
import { Notice } from '#web/ui/status/notice.tsx'

/** Says before submitting that the orders will wait for a colleague, and why [ROLE-10]. */
export function ApprovalNeeded({ reason }: { reason: string }) {
  return (
    <Notice tone="attention" title="Pesanan ini memerlukan persetujuan">
      {reason} Stok langsung dipesankan, dan seller menerima pesanan setelah rekan yang berwenang menyetujuinya.{' '}
      <HelpLink topic="persetujuan" apart />
    </Notice>
  )
}

import { Link } from 'react-router'
import { LONGEST } from '#domain/limits.ts'
import type { Verification } from '#domain/onboarding/contract-admin.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useAsked } from '#web/lib/use-asked.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'
import { verificationQuery } from './queries.ts'

/** What an administrator may do to a shop that was opened: suspend it, and open it again [ADM-2]. */
export function ShopActs({ application }: { application: Verification }) {
  const { asking, asked, ask, close } = useAsked<'suspend' | 'reopen', Verification>(application)
  const { can, shop, state } = application
  if (!can.suspend.allowed && !can.reopen.allowed) return null
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-5 py-4">
      {shop && state === 'approved' && (
        <Link to={`/seller/${shop}`} className={buttonClass({ variant: 'secondary' })}>
          Lihat toko
        </Link>
      )}
      {can.suspend.allowed && (
        <Button variant="danger-quiet" onClick={() => ask('suspend')}>
          Tangguhkan toko
        </Button>
      )}
      {can.reopen.allowed && <Button onClick={() => ask('reopen')}>Buka kembali toko</Button>}
      <SuspendDialog open={asking === 'suspend'} application={asked} onClose={close} />
      <ReopenDialog open={asking === 'reopen'} application={asked} onClose={close} />
    </div>
  )
}

interface DialogProps {
  open: boolean
  application: Verification
  onClose: () => void
}

/** The form of an act on a shop, about the application as it was seen, with a note to the seller. */
function useShopForm(
  call: 'admin/perusahaan/tangguhkan' | 'admin/perusahaan/buka',
  done: string,
  { application, onClose }: DialogProps,
) {
  const act = useAct(call, {
    done,
    shows: verificationQuery(application.id),
    refreshes: ['admin/perusahaan/daftar'],
  })
  return useCallForm(act, {
    start: { note: '' },
    body: ({ note }) => ({ id: application.id, version: application.version, note }),
    onClose,
  })
}

function SuspendDialog(asked: DialogProps) {
  const { open, application, onClose } = asked
  const form = useShopForm('admin/perusahaan/tangguhkan', 'Toko ditangguhkan', asked)
  return (
    <TextDialog
      open={open}
      onClose={onClose}
      title={`Tangguhkan toko ${application.companyName}?`}
      description="Produknya tidak tampil dan tidak dapat dibeli, nego yang berjalan berakhir. Pesanan yang sudah ada tetap berjalan."
      form={form}
      name="note"
      label="Alasan untuk seller"
      longest={LONGEST.decisionNote}
      confirmLabel="Tangguhkan"
      tone="danger"
    />
  )
}

function ReopenDialog(asked: DialogProps) {
  const { open, application, onClose } = asked
  const form = useShopForm('admin/perusahaan/buka', 'Toko dibuka kembali', asked)
  return (
    <TextDialog
      open={open}
      onClose={onClose}
      title={`Buka kembali toko ${application.companyName}?`}
      description="Semua yang dijual saat toko ditangguhkan dijual lagi."
      form={form}
      name="note"
      label="Catatan untuk seller"
      optional
      longest={LONGEST.decisionNote}
      confirmLabel="Buka kembali"
    />
  )
}

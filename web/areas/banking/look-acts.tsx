import type { AccountDetail } from '#domain/banking/contract-admin.ts'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useAsked } from '#web/lib/form/use-asked.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx'
import { accountQuery } from './queries.ts'

/** The look that is due: check or confirm, or refuse with a reason; why the second is not this administrator's [SHOP-8]. */
export function LookActs({ account }: { account: AccountDetail }) {
  const { asking, asked, ask, close } = useAsked<'check' | 'confirm' | 'refuse', AccountDetail>(account)
  const outcome = { shows: accountQuery(account.id), refreshes: ['admin/rekening/daftar'] } as const
  const check = useAct('admin/rekening/periksa', { done: 'Rekening diperiksa', ...outcome })
  const confirm = useAct('admin/rekening/konfirmasi', { done: 'Rekening berlaku', ...outcome })
  const refuse = useAct('admin/rekening/tolak', { done: 'Rekening ditolak', ...outcome })
  const seen = { id: asked.id, version: asked.version }
  const form = useCallForm(refuse, {
    start: { reason: '' },
    body: ({ reason }) => ({ ...seen, reason }),
    onClose: close,
  })
  const { can, state } = account
  if (state !== 'proposed' && state !== 'checked') return null
  const looking = asking === 'confirm' ? confirm : check
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-4">
      {state === 'checked' && can.confirm.reason && (
        <p className="min-w-0 flex-1 basis-60 text-sm text-mute">{can.confirm.reason}</p>
      )}
      <Button
        variant="secondary"
        disabled={!can.refuse.allowed}
        reason={can.refuse.reason}
        onClick={() => ask('refuse')}
      >
        Tolak
      </Button>
      {state === 'proposed' ? (
        <Button disabled={!can.check.allowed} reason={can.check.reason} onClick={() => ask('check')}>
          Sesuai bukti
        </Button>
      ) : (
        <Button disabled={!can.confirm.allowed} reason={can.confirm.reason} onClick={() => ask('confirm')}>
          Konfirmasi
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'check' || asking === 'confirm'}
        title={asking === 'confirm' ? 'Berlakukan rekening ini?' : 'Isian sesuai dengan bukti?'}
        confirmLabel={asking === 'confirm' ? 'Berlakukan' : 'Ya, sesuai'}
        working={looking.working}
        onConfirm={() => void looking.send(seen).then(close)}
        onCancel={close}
      >
        {asked.bank} <b className="num">{asked.number}</b> a.n. {asked.holder}.{' '}
        {asking === 'confirm'
          ? 'Rekening ini menggantikan yang berlaku sekarang dan tampil di pesanan baru.'
          : 'Administrator lain masih harus mengonfirmasinya.'}
      </ConfirmDialog>
      <TextDialog
        open={asking === 'refuse'}
        onClose={close}
        title={`Tolak rekening ${asked.companyName}?`}
        description="Rekening yang berlaku sekarang tidak berubah. Alasan ini dibaca seller."
        form={form}
        name="reason"
        label="Alasan"
        longest={LONGEST.decisionNote}
        confirmLabel="Tolak rekening"
        tone="danger"
      />
    </div>
  )
}

import type { AccountDetail } from '#domain/bank-accounts/contract-admin.ts'
import { LONGEST } from '#domain/limits.ts'
import { actOn, actsOn } from '#web/lib/form/acts.tsx'
import { accountQuery } from './queries.ts'

/** The look that is due: check or confirm, or refuse with a reason; why the second is not this administrator's [SHOP-8]. */
export function ReviewActs({ account }: { account: AccountDetail }) {
  const outcome = { shows: accountQuery(account.id), refreshes: ['admin/rekening/daftar'] } as const
  const { can, state } = account
  if (state !== 'proposed' && state !== 'checked') return null
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-4">
      {state === 'checked' && can.confirm.reason && (
        <p className="min-w-0 flex-1 basis-60 text-sm text-mute">{can.confirm.reason}</p>
      )}
      {actsOn(account, {
        refuse: actOn('admin/rekening/tolak', {
          label: 'Tolak',
          can: can.refuse,
          shown: true,
          variant: 'secondary',
          body: ({ id, version }, reason) => ({ id, version, reason }),
          field: { name: 'reason', label: 'Alasan', longest: LONGEST.decisionNote },
          title: ({ companyName }) => `Tolak rekening ${companyName}?`,
          confirmLabel: 'Tolak rekening',
          tone: 'danger',
          done: 'Rekening ditolak',
          ...outcome,
          text: 'Rekening yang berlaku sekarang tidak berubah. Alasan ini dibaca seller.',
        }),
        check: actOn('admin/rekening/periksa', {
          label: 'Sesuai bukti',
          can: can.check,
          shown: state === 'proposed',
          body: ({ id, version }) => ({ id, version }),
          title: 'Isian sesuai dengan bukti?',
          confirmLabel: 'Ya, sesuai',
          done: 'Rekening diperiksa',
          ...outcome,
          text: (snapshot) => (
            <>
              <Account of={snapshot} /> Administrator lain masih harus mengonfirmasinya.
            </>
          ),
        }),
        confirm: actOn('admin/rekening/konfirmasi', {
          label: 'Konfirmasi',
          can: can.confirm,
          shown: state === 'checked',
          body: ({ id, version }) => ({ id, version }),
          title: 'Berlakukan rekening ini?',
          confirmLabel: 'Berlakukan',
          done: 'Rekening berlaku',
          ...outcome,
          text: (snapshot) => (
            <>
              <Account of={snapshot} /> Rekening ini menggantikan yang berlaku sekarang dan tampil di pesanan baru.
            </>
          ),
        }),
      })}
    </div>
  )
}

function Account({ of: { bank, number, holder } }: { of: Pick<AccountDetail, 'bank' | 'number' | 'holder'> }) {
  return (
    <>
      {bank} <b className="num">{number}</b> a.n. {holder}.
    </>
  )
}

import { Link } from 'react-router'
import { formatRupiah } from '#domain/format.ts'
import type { Account } from '#domain/payments/contract.ts'
import { AccountNumber } from '#web/lib/account-number.tsx'
import { formatDateTime } from '#web/lib/dates.ts'
import { FactList } from '#web/ui/status/fact-list.tsx'

interface Props {
  account: Account
  /** Whether payments here are tests. */
  isTest: boolean
}

/** How a virtual account is paid: its number to copy, the exact amount and until when [PAY-3]. */
export function AccountFacts({ account, isTest }: Props) {
  const { bank, number, amount, expiresAt, orders } = account
  if (bank === null || number === null) return null
  return (
    <>
      <AccountNumber label={`Nomor virtual account ${bank}`} number={number} />
      <FactList
        layout="rows"
        className="mt-1.5"
        facts={[
          { label: 'Jumlah tepat', value: formatRupiah(amount), strong: true },
          { label: 'Berlaku sampai', value: formatDateTime(expiresAt) },
          ...(orders.length > 1 ? [{ label: 'Untuk', value: `${orders.length} pesanan` }] : []),
        ]}
      />
      {isTest && (
        <p className="border-t border-line pt-2.5 text-sm text-mute" data-print="hide">
          Ini virtual account uji, bukan milik bank. Bayar di{' '}
          <Link to={TEST_PROVIDER_PATH} className="text-link">
            penyedia uji
          </Link>
          .
        </p>
      )}
    </>
  )
}

/** The page of the test provider, which reports a virtual account as paid. */
const TEST_PROVIDER_PATH = '/penyedia-uji'

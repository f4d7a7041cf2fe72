import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { orderPath } from '#domain/receivables/notice.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { AccountFacts } from './account-facts.tsx'
import { waitingAccountsQuery } from './queries.ts'

/** The virtual accounts that wait to be paid, above the bills; nothing without any [PAY-3]. */
export function WaitingAccounts() {
  const { data } = useSuspenseQuery(waitingAccountsQuery)
  const accounts = data.accounts.filter(({ state }) => state === 'open')
  if (accounts.length === 0) return null
  return (
    <Section title="Virtual account menunggu pembayaran" lead="Bayar tepat sejumlah yang tertulis, sebelum berakhir.">
      <ul className="grid gap-4 lg:grid-cols-2">
        {accounts.map((account) => (
          <li key={account.id} className="rounded-card border border-line p-4">
            <h3 className="mb-2 text-base font-semibold wrap-anywhere">{account.sellerName}</h3>
            <AccountFacts account={account} isTest={data.isTest} />
            <p className="num mt-2.5 border-t border-line pt-2.5 text-sm text-mute">
              {account.orders.map(({ orderId, number }, index) => (
                <span key={orderId}>
                  {index > 0 && ', '}
                  <Link to={orderPath(orderId, 'buyer')} className="text-link">
                    {number}
                  </Link>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

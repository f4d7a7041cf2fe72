import { Link } from 'react-router'
import type { DemoAccount } from '#domain/accounts/demo-account.ts'

interface Props {
  accounts: readonly DemoAccount[]
  outboxOpen: boolean
  onPick: (account: DemoAccount) => void
}

/** Accounts to try out, shown in the demo; one click fills the form. */
export function DemoAccounts({ accounts, outboxOpen, onPick }: Props) {
  return (
    <aside aria-labelledby="demo-accounts" className="self-start rounded-card border border-line bg-paper p-6">
      <h2 id="demo-accounts" className="text-base font-semibold">
        Akun contoh
      </h2>
      <p className="mt-1 text-sm text-mute">Pilih salah satu untuk mengisi formulir, lalu tekan Masuk.</p>
      <ul className="mt-4 grid gap-2">
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              onClick={() => onPick(account)}
              className="w-full cursor-pointer rounded-field border border-line px-4 py-3 text-start hover:border-primary hover:bg-primary-tint"
            >
              <span className="block text-sm font-semibold">{account.email}</span>
              <span className="block text-sm text-mute">{account.description}</span>
            </button>
          </li>
        ))}
      </ul>
      {outboxOpen && (
        <p className="mt-4 border-t border-line pt-4 text-sm text-mute">
          E-mail dari situs contoh dapat dibaca di{' '}
          <Link to="/kotak-keluar" className="text-link">
            Kotak keluar
          </Link>
          .
        </p>
      )}
    </aside>
  )
}

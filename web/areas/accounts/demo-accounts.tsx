import type { DemoAccount } from '#domain/accounts/demo-account.ts'

interface Props {
  accounts: readonly DemoAccount[]
  onPick: (account: DemoAccount) => void
}

/** Accounts to look around with, shown while the demo is on; one click fills the form. */
export function DemoAccounts({ accounts, onPick }: Props) {
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
    </aside>
  )
}

import { useEffect } from 'react'
import { Icon } from '#web/ui/picture/icon.tsx'
import type { ResetAccount } from './reset-state.ts'
import { SENT } from './use-send-code.ts'

const SHOWN_MS = 3000

/** The message shown for three seconds before the code is asked for [RESET-3, RESET-5]. */
export function CodeSent({ account, onOver }: { account: ResetAccount; onOver: (account: ResetAccount) => void }) {
  // time passes outside React
  useEffect(() => {
    const timer = setTimeout(() => onOver(account), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [account, onOver])

  return (
    <div role="status" className="grid justify-items-center py-6 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-success-tint text-success">
        <Icon name="mail" size={26} />
      </span>
      <h1 className="mt-4 text-xl">{SENT}</h1>
      <p className="mt-1.5 text-mute">
        Periksa kotak masuk <span className="font-semibold text-ink [overflow-wrap:anywhere]">{account.email}</span>,
        juga folder spam.
      </p>
    </div>
  )
}

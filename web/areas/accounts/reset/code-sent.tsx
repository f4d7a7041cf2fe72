import { useEffect } from 'react'
import { Icon } from '#web/ui/picture/icon.tsx'
import { SENT } from './use-send-code.ts'

const SHOWN_MS = 3000

/** The message shown for three seconds before the code is asked for [RESET-3, RESET-5]. */
export function CodeSent({ email, onOver }: { email: string; onOver: () => void }) {
  // time passes outside React
  useEffect(() => {
    const timer = setTimeout(onOver, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [onOver])

  return (
    <div role="status" className="grid justify-items-center py-6 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-success-tint text-success">
        <Icon name="mail" size={26} />
      </span>
      <h1 className="mt-4 text-xl">{SENT}</h1>
      <p className="mt-1.5 text-mute">
        Periksa kotak masuk <span className="font-semibold text-ink [overflow-wrap:anywhere]">{email}</span>, juga
        folder spam.
      </p>
    </div>
  )
}

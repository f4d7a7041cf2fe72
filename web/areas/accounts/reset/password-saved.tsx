import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Icon } from '#web/ui/picture/icon.tsx'

/** The end: the way to sign in [RESET-1]. */
export function PasswordSaved() {
  const heading = useRef<HTMLHeadingElement>(null)
  // the dialog that had the focus is gone
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="grid justify-items-center py-2 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-success-tint text-success">
        <Icon name="check" size={28} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-2xl outline-none">
        Password berhasil diubah
      </h1>
      <p className="mt-1.5 text-mute">Silakan masuk dengan password baru Anda.</p>
      <Link to="/masuk" className={buttonClass({ size: 'lg', block: true, className: 'mt-6' })}>
        Masuk
      </Link>
    </div>
  )
}

import { Spinner } from '../status/spinner.tsx'

/** Says that a dialog is on its way, once that takes longer than a moment. */
export function DialogComing() {
  return (
    <div className="pointer-events-none fixed inset-0 z-60 grid place-items-center text-primary opacity-100 transition-opacity delay-200 starting:opacity-0">
      <p
        role="status"
        className="flex items-center gap-3 rounded-full bg-paper px-4 py-2 text-sm text-ink shadow-float"
      >
        <Spinner />
        memuat . . .
      </p>
    </div>
  )
}

import { inGroups } from '#domain/format.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/action/button.tsx'

/** The number of an account that is paid to, to be read and copied [PAY-1]. */
export function AccountNumber({ label, number }: { label: string; number: string }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0">
        <span className="block text-sm text-mute">{label}</span>
        <strong className="num block text-lg font-semibold wrap-anywhere">{inGroups(number)}</strong>
      </p>
      <Button
        variant="secondary"
        size="sm"
        data-print="hide"
        aria-label={`Salin nomor ${inGroups(number)}`}
        onClick={() =>
          void copyText(number, { done: 'Nomor disalin', failed: 'Nomor tidak dapat disalin. Salin sendiri.' })
        }
      >
        Salin
      </Button>
    </div>
  )
}

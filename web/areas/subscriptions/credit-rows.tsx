import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import type { TypedCredit } from './typed-terms.ts'

const MOST = 6

interface Props {
  credits: readonly TypedCredit[]
  onChange: (credits: TypedCredit[]) => void
}

/** Rows of credit days, each with its limit. */
export function CreditRows({ credits, onChange }: Props) {
  const change = (key: number, part: Partial<TypedCredit>) =>
    onChange(credits.map((credit) => (credit.key === key ? { ...credit, ...part } : credit)))
  return (
    <>
      {credits.map(({ key, days, limit }, index) => (
        <div key={key} className="flex items-center gap-2">
          <TextInput
            inputMode="numeric"
            maxLength={3}
            className="w-24 shrink-0"
            aria-label={`Tempo ${index + 1} dalam hari`}
            trailing="hari"
            value={days}
            onChange={(event) => change(key, { days: event.target.value })}
          />
          <TextInput
            inputMode="numeric"
            maxLength={20}
            className="min-w-0 flex-1"
            aria-label={`Batas kredit tempo ${index + 1}`}
            placeholder="Limit, opsional"
            leading="Rp"
            value={limit}
            onChange={(event) => change(key, { limit: event.target.value })}
          />
          <IconButton
            icon="trash"
            label={`Hapus tempo ${index + 1}`}
            onClick={() => onChange(credits.filter((credit) => credit.key !== key))}
          />
        </div>
      ))}
      {credits.length < MOST && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Icon name="plus" size={16} />}
          className="-ms-3 justify-self-start"
          onClick={() =>
            onChange([...credits, { key: Math.max(-1, ...credits.map(({ key }) => key)) + 1, days: '30', limit: '' }])
          }
        >
          Tambah tempo
        </Button>
      )}
    </>
  )
}

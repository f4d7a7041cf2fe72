import type { ReactNode } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'

interface Props {
  name: string
  isShown: boolean
  working: boolean
  onEdit: () => void
  onShow: (isShown: boolean) => void
  children: ReactNode
}

/** An entry of the FAQ or a testimonial with its state and what can be done with it [ADM-4]. */
export function EntryRow({ name, isShown, working, onEdit, onShow, children }: Props) {
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">{children}</div>
      <div className="flex items-center gap-2">
        <StatusPill tone={isShown ? 'success' : 'neutral'}>{isShown ? 'tayang' : 'tidak tayang'}</StatusPill>
        <Button size="sm" variant="secondary" aria-label={`Ubah ${name}`} onClick={onEdit}>
          Ubah
        </Button>
        <Button
          size="sm"
          variant={isShown ? 'ghost' : 'secondary'}
          aria-label={`${isShown ? 'Tarik' : 'Tayangkan'} ${name}`}
          working={working}
          onClick={() => onShow(!isShown)}
        >
          {isShown ? 'Tarik' : 'Tayangkan'}
        </Button>
      </div>
    </div>
  )
}

import { Link } from 'react-router'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'

export interface ShownObstacle {
  sentence: string
  /** Where it is cleared. */
  link?: { to: string; label: string } | undefined
}

interface Props {
  open: boolean
  title: string
  obstacles: readonly ShownObstacle[]
  onClose: () => void
}

/** The obstacles to closing something. */
export function ObstaclesDialog({ open, title, obstacles, onClose }: Props) {
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel="Mengerti"
      cancelLabel={null}
      onConfirm={onClose}
      onCancel={onClose}
    >
      <ul className="grid gap-2">
        {obstacles.map(({ sentence, link }) => (
          <li key={sentence}>
            {sentence}{' '}
            {link && (
              <Link to={link.to} className="text-link whitespace-nowrap">
                {link.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

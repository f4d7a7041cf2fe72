import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'

interface Props {
  open: boolean
  title: string
  obstacles: readonly string[]
  onClose: () => void
}

/** What comes before something can be closed. */
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
        {obstacles.map((obstacle) => (
          <li key={obstacle}>{obstacle}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

import { IconButton } from '../action/icon-button.tsx'

interface MoveButtonsProps {
  /** The name of the item, within the names of the buttons. */
  name: string
  /** Where it stands, from 0. */
  index: number
  /** How many there are. */
  count: number
  onMove: (index: number) => void
}

/** Moves a row of an ordered list up or down by one; the first things in the row, as useMoving expects. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  return (
    <span className="flex shrink-0">
      <IconButton
        icon="arrow-left"
        size="dense"
        className="rotate-90"
        label={`Naikkan ${name}`}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        icon="arrow-right"
        size="dense"
        className="rotate-90"
        label={`Turunkan ${name}`}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
    </span>
  )
}

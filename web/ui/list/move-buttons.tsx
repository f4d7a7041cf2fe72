import { IconButton } from '../action/icon-button.tsx'

interface MoveButtonsProps {
  /** What the thing is called, within the names of the buttons. */
  name: string
  /** Where it stands, from 0. */
  place: number
  /** How many there are. */
  count: number
  onMove: (place: number) => void
}

/** Moves a row of an ordered list up or down by one; the first things in the row, as useMoving expects. */
export function MoveButtons({ name, place, count, onMove }: MoveButtonsProps) {
  return (
    <span className="flex shrink-0">
      <IconButton
        icon="arrow-left"
        size="dense"
        className="rotate-90"
        label={`Naikkan ${name}`}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      />
      <IconButton
        icon="arrow-right"
        size="dense"
        className="rotate-90"
        label={`Turunkan ${name}`}
        disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      />
    </span>
  )
}

import type { ReactNode } from 'react'

interface Props {
  picture: string
  /** One or two lines, truncated; on a phone, where only the name distinguishes rows, as many as it needs. */
  name: ReactNode
  note: ReactNode
}

/** A table cell with picture, name and a note: beside it where there is room, or below. */
export function PicturedCell({ picture, name, note }: Props) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <img
        src={picture}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        className="size-10 shrink-0 lg:size-7 rounded-mark bg-page object-cover"
      />
      <span className="min-w-0 lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-2">
        {name}
        <span className="block text-xs max-md:wrap-anywhere md:truncate font-normal text-mute">{note}</span>
      </span>
    </span>
  )
}

/** Somebody of the other company is writing: who, nobody is told. */
export function TypingLine({ name }: { name: string }) {
  return (
    <p className="flex items-center gap-2 text-sm text-mute">
      <span aria-hidden className="flex gap-0.75 *:size-1.5 *:rounded-full *:bg-primary">
        <span />
        <span className="opacity-65" />
        <span className="opacity-35" />
      </span>
      {name} sedang mengetik
    </p>
  )
}

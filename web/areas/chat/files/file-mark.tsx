/** The mark of a PDF, as large as a small picture. */
export function FileMark() {
  return (
    <span
      aria-hidden
      className="grid h-11 w-10 shrink-0 place-items-center rounded-mark bg-danger-tint text-xs font-bold text-danger"
    >
      PDF
    </span>
  )
}

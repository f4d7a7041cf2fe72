/** Tells whoever started the site, before there is a log and after there is none. */
export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

/** Says why, and ends at once: nothing can be closed in order any more. */
export function endAtOnce(sentence: string): void {
  say(sentence)
  process.exit(1)
}

/** Prints to the operator who started the site, before there is a log and after there is none. */
export function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

/** Prints why, and exits at once: nothing can be closed in order any more. */
export function exitWith(sentence: string): void {
  print(sentence)
  process.exit(1)
}

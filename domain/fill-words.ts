/** Puts words into the `{name}` places of a sentence. */
export function fillWords(sentence: string, words: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place)
}

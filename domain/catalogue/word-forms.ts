const PARTICLE = /(?:lah|kah|pun|nya)$/
const SUFFIXES = ['kan', 'an', 'i'] as const

// 'hidrogen peroksida' is no oksida, though per- is a prefix in 'perasa'
const CHEMISTRY = /^per(?:oksi|sulf|bor|karbon|mangan|klor|iod|asetat|fluor|metrin)/

/** Prefixes, and the first letters of a root that each may have swallowed. */
const PREFIXES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^[mp]eng(?=[aiueo])/, ['', 'k']],
  [/^[mp]eng(?=[ghk])/, ['']],
  [/^[mp]eny(?=[aiueo])/, ['s']],
  [/^[mp]em(?=[aiueo])/, ['p']],
  [/^[mp]em(?=[bfpv])/, ['']],
  [/^[mp]en(?=[aiueo])/, ['t']],
  [/^[mp]en(?=[cdjstz])/, ['']],
  [/^[mp]e(?=[lrwy]|[mn][aiueo])/, ['']],
  [/^(?:ber|per|ter)/, ['']],
  [/^di(?=.*(?:kan|i)$)/, ['']],
  [/^ke(?=.*an$)/, ['']],
]

/**
 * The roots an Indonesian word may be a form of: 'pemanis' of 'manis', 'mengawetkan' and 'pengawet' of 'awet',
 * 'pengental' of 'kental' [SEARCH-3]. Where the spelling leaves a choice every choice is given: two forms of one root
 * have that root in common, and a wrong choice ('ental') is a word nobody looks for.
 */
export function rootsOf(word: string): string[] {
  const roots = new Set<string>()
  collect(word.replace(PARTICLE, ''), 2, roots)
  roots.delete(word)
  return [...roots].filter(isRoot)
}

function collect(form: string, prefixesLeft: number, roots: Set<string>): void {
  roots.add(form)
  for (const suffix of SUFFIXES) {
    if (form.endsWith(suffix)) roots.add(form.slice(0, -suffix.length))
  }
  // ber- and per- also stand behind another prefix: 'memperkuat'
  if (prefixesLeft === 0 || CHEMISTRY.test(form)) return
  for (const [prefix, swallowed] of PREFIXES) {
    if (!prefix.test(form)) continue
    const rest = form.replace(prefix, '')
    for (const letter of swallowed) collect(letter + rest, prefixesLeft - 1, roots)
  }
}

/** Roots have two syllables; shorter rests are chance ('men-tol'). */
function isRoot(word: string): boolean {
  return word.length >= 4 && /[aiueo].*[aiueo]/.test(word)
}

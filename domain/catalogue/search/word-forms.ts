const PARTICLE = /(?:lah|kah|pun|nya)$/
const SUFFIXES = ['kan', 'an', 'i'] as const

// 'hidrogen peroksida' is not a form of 'oksida', though per- is a prefix in 'perasa'
const CHEMISTRY = /^per(?:oksi|sulf|bor|karbon|mangan|klor|iod|asetat|fluor|metrin)/

/** Prefixes, and the first letters of a root that each may have replaced. */
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
 * The possible roots of an Indonesian word: 'manis' for 'pemanis', 'awet' for 'mengawetkan' and 'pengawet', 'kental'
 * for 'pengental' [SEARCH-3]. When the spelling is ambiguous all are returned: two forms of one root share that root,
 * and a wrong one ('ental') is a word no user searches for.
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
  // ber- and per- also follow another prefix: 'memperkuat'
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

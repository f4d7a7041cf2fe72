// of no width: a copied text carries them unseen
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g
// a minus and a hyphen bullet are no dashes to Unicode, but to their typist
const DASH = /[\p{Pd}\u2212\u2043\u02d7]/gu
const BLANKS = /\s+/g

/**
 * A text as it is compared and searched: dashes of every kind as '-', blanks of every kind as one ' ', and no signs
 * without width. Case and letters are preserved [SEARCH-3].
 */
export function plainSigns(text: string): string {
  return text.replace(INVISIBLE, '').replace(DASH, '-').replace(BLANKS, ' ').trim()
}

/** A code in the form it is compared in: plain signs, case ignored [SHOP-4]. */
export function codeKey(code: string): string {
  return plainSigns(code).toLowerCase()
}

/** 'asam-sitrat-anhidrat' from 'Asam Sitrat Anhidrat': lower-case letters, digits and single hyphens. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** 'sak' from '25 kg sak kertas': the noun for counting packs. */
export function packNoun({ packLabel }: { packLabel: string }): string {
  return /^[\d.,]+ \S+ (\S+)/.exec(packLabel)?.[1] ?? 'kemasan'
}

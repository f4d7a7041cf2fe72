/** 'sak' of '25 kg sak kertas': what one counts. */
export function packNoun({ packLabel }: { packLabel: string }): string {
  return /^[\d.,]+ \S+ (\S+)/.exec(packLabel)?.[1] ?? 'kemasan'
}

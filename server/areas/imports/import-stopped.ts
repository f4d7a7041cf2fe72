/** Somebody has stopped the import that is being applied: its transaction is given up [SHOP-4]. */
export class ImportStopped extends Error {
  override name = 'ImportStopped'
}

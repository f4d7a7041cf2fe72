/** The words for credit without a limit, in the place of the limit [SHOP-7]. */
export function UnlimitedCredit() {
  return <span className="font-semibold whitespace-nowrap text-danger">Tanpa limit</span>
}

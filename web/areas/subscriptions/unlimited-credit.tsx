/** What a customer may owe without any bound, as it stands in the place of a limit [SHOP-7]. */
export function UnlimitedCredit() {
  return <span className="font-semibold whitespace-nowrap text-danger">Tanpa limit</span>
}

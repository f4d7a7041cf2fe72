/** Whether the server answers for this page. */
export async function isReachable(): Promise<boolean> {
  return fetch(window.location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

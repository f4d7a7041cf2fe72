/** Something a person can fix; the message says what. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

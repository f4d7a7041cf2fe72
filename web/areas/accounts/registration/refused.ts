/** What the server did not take, and at which field that is. */
export interface Refused {
  field: string | undefined
  sentence: string
}

/**
 * The policy for prices that a buyer enters as agreed with sales: applied at once, confirmed first, or not accepted.
 */
export type DealPolicy = 'immediate' | 'confirm' | 'off'

/** How a seller negotiates. */
export interface NegoSettings {
  dealPolicy: DealPolicy
  /** Whether first offers are answered by the system at once [NEGO-11]. */
  autoReply: boolean
}

/** The stored negotiation settings of a seller, and whether the owner has decided about them [NEGO-13]. */
export interface StoredNegoSettings extends NegoSettings {
  isChosen: boolean
}

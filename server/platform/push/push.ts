/** A browser that takes push messages, as it has registered itself. */
export interface PushTarget {
  /** The address of its push service for this browser alone: a secret, since its knowledge suffices to send to it. */
  endpoint: string
  /** The browser's public key (p256dh) and secret (auth), in base64url. */
  publicKey: string
  secret: string
}

/** 'gone': the browser takes no more messages and is to be forgotten; 'refused': this message is not taken, ever. */
export type PushOutcome = 'sent' | 'gone' | 'refused'

/** Sends encrypted messages to browsers. Called by jobs alone, like the mailer. */
export interface Pusher {
  /** The key by which a browser knows this server, in base64url. */
  serverKey: string
  /** Whether a browser's endpoint is one that messages may be sent to at all. */
  accepts: (endpoint: string) => boolean
  /** @throws Error when the service did not take it now; another attempt may succeed */
  send: (target: PushTarget, message: string, options: { ttlSeconds: number }) => Promise<PushOutcome>
}

import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** @typedef {{ to: string, subject: string, text: string, messageId: string }} Mail */

/** A mail server that accepts and keeps everything: it receives the security codes and links. */
export class Mailbox {
  /** By address and subject. @type {Map<string, Mail[]>} */
  #mails = new Map()
  /** @type {Set<() => void>} */
  #waiting = new Set()
  /** Number of arrivals of each message, by its id. @type {Map<string, number>} */
  #arrivals = new Map()
  #server

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      hideENHANCEDSTATUSCODES: true,
      onData: (stream, _session, done) => {
        buffer(stream)
          .then((bytes) => PostalMime.parse(bytes))
          .then(
            (email) => {
              this.#keep(email)
              done()
            },
            (/** @type {unknown} */ error) => done(new Error('The mail cannot be read.', { cause: error })),
          )
      },
    })
    // A sender that is killed breaks its connection.
    this.#server.on('error', () => undefined)
  }

  /** Returns the port; 0 takes any free one. @param {number} port @returns {Promise<number>} */
  listen(port) {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(port, '127.0.0.1', () => {
        const address = this.#server.server.address()
        resolve(typeof address === 'object' && address ? address.port : port)
      })
    })
  }

  /** @returns {Promise<void>} */
  close() {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  /** Messages that arrived more than once. */
  repeated() {
    return [...this.#arrivals].filter(([, times]) => times > 1).map(([id]) => id)
  }

  get size() {
    return this.#arrivals.size
  }

  /**
   * Number of mails with this subject to an address; pass it to {@link next} to wait for a later one.
   *
   * @param {string} address
   * @param {string} subject
   */
  count(address, subject) {
    return this.#mails.get(`${address} ${subject}`)?.length ?? 0
  }

  /**
   * The first mail with this subject to an address after `seen` others; throws when none arrives in time.
   *
   * @param {string} address
   * @param {string} subject
   * @param {number} seen
   * @param {number} [seconds]
   * @returns {Promise<Mail>}
   */
  async next(address, subject, seen, seconds = 30) {
    const deadline = Date.now() + seconds * 1000
    for (;;) {
      const mail = this.#mails.get(`${address} ${subject}`)?.[seen]
      if (mail) return mail
      if (Date.now() > deadline) throw new Error(`No mail '${subject}' came to ${address} in ${seconds} s.`)
      await new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer)
          this.#waiting.delete(wake)
          resolve(undefined)
        }
        const timer = setTimeout(wake, 1000)
        this.#waiting.add(wake)
      })
    }
  }

  /** @param {import('postal-mime').Email} email */
  #keep({ to = [], messageId = '', subject = '', text = '' }) {
    this.#arrivals.set(messageId, (this.#arrivals.get(messageId) ?? 0) + 1)
    for (const { address = '' } of to) {
      const place = `${address} ${subject}`
      const mail = { to: address, subject, text, messageId }
      this.#mails.set(place, [...(this.#mails.get(place) ?? []), mail])
    }
    const woken = this.#waiting
    this.#waiting = new Set()
    for (const wake of woken) wake()
  }
}

/** The security code in a mail. @param {Mail} mail */
export function codeIn(mail) {
  const code = /\b\d{6}\b/.exec(mail.text)?.[0]
  if (!code) throw new Error(`There is no code in the mail '${mail.subject}'.`)
  return code
}

/** Address and token in a mailed link. @param {Mail} mail */
export function linkIn(mail) {
  const url = /https:\/\/\S+/.exec(mail.text)?.[0]
  if (!url) throw new Error(`There is no link in the mail '${mail.subject}'.`)
  return new URL(url)
}

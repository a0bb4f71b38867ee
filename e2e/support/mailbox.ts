import { type APIRequestContext, expect } from '@playwright/test'

interface Mail {
  to: string
  subject: string
  text: string
  html: string
  date: string
}

/** Reads the shop's built-in mailbox. */
export class Mailbox {
  readonly #request: APIRequestContext
  constructor(request: APIRequestContext) {
    this.#request = request
  }

  async #mails(address: string, subject: RegExp): Promise<Mail[]> {
    const answer = await this.#request.get(`/mailbox.json?to=${encodeURIComponent(address)}`)
    return ((await answer.json()) as Mail[]).filter((mail) => subject.test(mail.subject))
  }

  /** Number of mails to `address` whose subject matches. */
  async count(address: string, subject: RegExp): Promise<number> {
    return (await this.#mails(address, subject)).length
  }

  /** Waits for the newest mail to `address` whose subject matches. */
  async newest(address: string, subject: RegExp): Promise<Mail> {
    let found: Mail | undefined
    await expect
      .poll(
        async () => {
          found = (await this.#mails(address, subject))[0]
          return found !== undefined
        },
        { message: `a mail about ${subject} to ${address}` }
      )
      .toBe(true)
    if (found === undefined) throw new Error('No mail came.')
    return found
  }

  /** The six-digit code in the newest matching mail. Throws if it has none. */
  async code(address: string, subject: RegExp): Promise<string> {
    const { text } = await this.newest(address, subject)
    const code = /\b\d{6}\b/.exec(text)?.[0]
    if (code === undefined) throw new Error(`No code in: ${text}`)
    return code
  }

  /** Path and query of the link to `path` in the newest matching mail. Throws if it has none. */
  async link(address: string, subject: RegExp, path: string): Promise<string> {
    const { text } = await this.newest(address, subject)
    const link = (text.match(/https?:\/\/\S+/g) ?? [])
      .map((address) => new URL(address))
      .find(({ pathname }) => pathname === path)
    if (link === undefined) throw new Error(`No link to ${path} in: ${text}`)
    return link.pathname + link.search
  }
}

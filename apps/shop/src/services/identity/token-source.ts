/** Where the calls get their token from. Set by the session, so that a page for a visitor loads nothing of it. */
let source: () => Promise<string | undefined> = async () => undefined

export const freshToken = (): Promise<string | undefined> => source()

export function setTokenSource(next: () => Promise<string | undefined>): void {
  source = next
}

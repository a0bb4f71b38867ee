/** The token source of API calls. Set by the session, so that guests do not load its code. */
let source: () => Promise<string | undefined> = async () => undefined

export const freshToken = (): Promise<string | undefined> => source()

export function setTokenSource(next: () => Promise<string | undefined>): void {
  source = next
}

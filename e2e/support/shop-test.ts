import { expect, type Page, test as base } from '@playwright/test'
import { Mailbox } from './mailbox.ts'

interface ShopOptions {
  /** Console errors and warnings that the journey provokes. */
  expectedComplaints: RegExp
}

interface ShopFixtures {
  mailbox: Mailbox
  /** An address that is unique within the run. */
  freshEmail: string
  silentConsole: void
}

const none = /^$/

/** The page reports a refusal by the server to the user; the browser logs it in any case. */
const refusal = /the server responded with a status of 4\d\d/

/** Collects console errors and warnings, and uncaught errors. */
function complaintsOf(page: Page, expected = none): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const isTold =
      ['error', 'warning'].includes(message.type()) && !refusal.test(message.text()) && !expected.test(message.text())
    if (isTold) complaints.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

/** A journey in the running shop. Any console error or warning fails it. */
export const test = base.extend<ShopOptions & ShopFixtures>({
  expectedComplaints: [none, { option: true }],
  silentConsole: [
    async ({ page, expectedComplaints }, use) => {
      const complaints = complaintsOf(page, expectedComplaints)
      await use()
      expect(complaints, 'the console stays silent').toEqual([])
    },
    { auto: true }
  ],
  mailbox: async ({ request }, use) => use(new Mailbox(request)),
  freshEmail: async ({ isMobile }, use, { testId, repeatEachIndex }) =>
    use(`${isMobile ? 'phone' : 'desktop'}-${testId}-${repeatEachIndex}@example.com`)
})

export { expect }

import { expect, test as base } from '@playwright/test'
import { Mailbox } from './mailbox.ts'

interface ShopFixtures {
  mailbox: Mailbox
  /** An address nobody else in this run has. */
  freshEmail: string
}

/** A journey in the running shop. Any console error or warning fails it. */
export const test = base.extend<ShopFixtures & { silentConsole: void }>({
  silentConsole: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        const isExpected = /the server responded with a status of 4\d\d/.test(message.text())
        if ((message.type() === 'error' || message.type() === 'warning') && !isExpected) complaints.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use()
      expect(complaints, 'the console stays silent').toEqual([])
    },
    { auto: true }
  ],
  mailbox: async ({ request }, use) => use(new Mailbox(request)),
  freshEmail: async ({ browserName }, use, { testId, project, repeatEachIndex }) => use(`${browserName}-${project.name}-${testId}-${repeatEachIndex}@example.com`)
})

export { expect }

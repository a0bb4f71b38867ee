import { userDataKey, writeUserData } from '@motif/flows/session'
import { m } from '@motif/messages'
import { expect } from 'storybook/test'
import { mailedCode, type ModelShop } from '../fixtures/model-shop.ts'
import { people } from '../fixtures/people.ts'
import { products } from '../fixtures/products.ts'
import type { Stop, Visitor } from './stop.ts'

export const password = 'plum kettle orbit snow'

export function accountIn(shop: ModelShop) {
  const account = shop.register({ ...people.ada, password })
  account.isVerified = true
  return account
}

/** Browser storage of a signed-in user. */
const loggedIn = (shop: ModelShop) => ({
  [userDataKey]: writeUserData(shop.signIn(accountIn(shop)), Date.now())
})

const firstDigit = () => m.accounts_code_digit({ number: 1, total: mailedCode.length })

/** A complete code is submitted automatically. */
export const codeStop = {
  isSeen: ({ page }: Visitor) => page.findByLabelText(firstDigit()),
  goOn: ({ page, user }: Visitor) => user.type(page.getByLabelText(firstDigit()), mailedCode)
}

/** The home page of a signed-in user. */
export const homeStop = {
  begin: (shop: ModelShop) => ({ at: '/', device: loggedIn(shop) }),
  isSeen: async ({ page }: Visitor) => {
    await page.findAllByText(products[0]!.name)
    await expect(localStorage.getItem(userDataKey)).not.toBeNull()
  }
}

export const stops = {
  Form: {
    begin: () => ({ at: '/register' }),
    isSeen: ({ page }) => page.findByRole('heading', { level: 1, name: m.accounts_register_title() }),
    goOn: async ({ page, user }) => {
      await user.type(page.getByLabelText(m.accounts_name()), people.ada.name)
      await user.type(page.getByLabelText(m.accounts_email()), people.ada.email)
      await user.type(page.getByLabelText(m.accounts_password()), password)
      await user.click(page.getByRole('button', { name: m.accounts_register_submit() }))
    }
  },
  Code: {
    ...codeStop,
    begin: (shop) => {
      shop.register({ ...people.ada, password })
      return { at: '/verifyotp', tab: { registration: JSON.stringify({ step: 'code', ...people.ada }) } }
    }
  },
  Complete: {
    begin: (shop) => ({
      at: '/register/complete',
      device: loggedIn(shop),
      tab: { registration: JSON.stringify({ step: 'complete', ...people.ada }) }
    }),
    isSeen: ({ page }) => page.findByRole('button', { name: m.accounts_complete_skip() }),
    goOn: async ({ page, user }) => user.click(page.getByRole('button', { name: m.accounts_complete_skip() }))
  },
  Home: homeStop
} satisfies Record<string, Stop>

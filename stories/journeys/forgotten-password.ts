import { m } from '@motif/messages'
import { type ModelShop, resetProof } from '../fixtures/model-shop.ts'
import { people } from '../fixtures/people.ts'
import type { Stop } from './stop.ts'
import { accountIn, codeStop, homeStop, password } from './registration.ts'

const { email } = people.ada

const beginAt =
  (at: string, progress: object = {}) =>
  (shop: ModelShop) => {
    accountIn(shop)
    return { at, tab: { 'password-reset': JSON.stringify({ email, ...progress }) } }
  }

export const stops = {
  Request: {
    begin: beginAt('/forgotpassword'),
    isSeen: ({ page }) => page.findByRole('heading', { level: 1, name: m.accounts_forgotten_title() }),
    goOn: async ({ page, user }) => {
      await user.type(page.getByLabelText(m.accounts_email()), email)
      await user.click(page.getByRole('button', { name: m.accounts_forgotten_submit() }))
    }
  },
  Code: { ...codeStop, begin: beginAt('/verifyotpforgot', { step: 'code' }) },
  Password: {
    begin: beginAt('/verifyotpforgot', { step: 'new-password', resetToken: resetProof }),
    isSeen: ({ page }) => page.findByLabelText(m.accounts_new_password()),
    goOn: async ({ page, user }) => {
      await user.type(page.getByLabelText(m.accounts_new_password()), password)
      await user.click(page.getByRole('button', { name: m.accounts_new_password_submit() }))
    }
  },
  Login: {
    begin: beginAt('/login?reason=password-changed'),
    isSeen: ({ page }) => page.findByText(m.accounts_login_password_changed()),
    goOn: async ({ page, user }) => {
      await user.type(page.getByLabelText(m.accounts_email()), email)
      await user.type(page.getByLabelText(m.accounts_password()), password)
      await user.click(page.getByRole('button', { name: m.accounts_login_submit() }))
    }
  },
  Home: homeStop
} satisfies Record<string, Stop>

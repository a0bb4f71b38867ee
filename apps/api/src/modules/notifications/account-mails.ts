import type { ShopConfig } from '@motif/contract'
import { mailLayout } from './layout.ts'

export interface MailText {
  subject: string
  text: string
  html: string
}

type Shop = Pick<ShopConfig, 'name'>

const notYou = 'If this was not you, you need not do anything.'

export function codeMail(shop: Shop, { code, purpose, minutes }: { code: string; purpose: 'register' | 'reset'; minutes: number }): MailText {
  const [title, why] = purpose === 'register' ? ['Confirm your e-mail address', 'Enter this code to finish your registration.'] : ['Set a new password', 'Enter this code to choose a new password.']
  return {
    subject: `${code} is your ${shop.name} code`,
    ...mailLayout({ title, paragraphs: [why], code, closing: [`The code is good for ${minutes} minutes and works once. We never ask for it on the phone or by mail.`, notYou], sender: shop.name })
  }
}

export function alreadyRegisteredMail(shop: Shop, { loginUrl, resetUrl }: { loginUrl: string; resetUrl: string }): MailText {
  const title = 'You already have an account'
  return {
    subject: `${title} at ${shop.name}`,
    ...mailLayout({
      title,
      paragraphs: [`Somebody, probably you, tried to register at ${shop.name} with this address. You have an account already: just log in.`],
      action: { label: 'Log in', url: loginUrl },
      closing: [`Forgotten the password? Choose a new one at ${resetUrl}`, notYou],
      sender: shop.name
    })
  }
}

export function welcomeMail(shop: Shop, { name, shopUrl }: { name: string; shopUrl: string }): MailText {
  const title = `Welcome, ${name}`
  return {
    subject: `Welcome to ${shop.name}`,
    ...mailLayout({ title, paragraphs: ['Your account is ready. Your designs, orders and addresses are kept in one place from now on.'], action: { label: 'Start designing', url: `${shopUrl}/createdesign` }, sender: shop.name })
  }
}

export function resetDoneMail(shop: Pick<ShopConfig, 'name' | 'supportEmail'>): MailText {
  const title = 'Your password was changed'
  return {
    subject: `${title} at ${shop.name}`,
    ...mailLayout({
      title,
      paragraphs: ['A new password was set for your account, and everybody who was signed in to it has been signed out.', `If this was not you, write to ${shop.supportEmail} at once.`],
      sender: shop.name
    })
  }
}

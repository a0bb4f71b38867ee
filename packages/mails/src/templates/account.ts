import type { MailData, MailShop } from '../data.ts'
import type { Draft } from '../element.ts'
import { button, linked } from '../parts/action.ts'
import { code, note, paragraph } from '../parts/words.ts'
import { unlinked } from '../words.ts'

const notYou = note('If this was not you, you need not do anything.')

const codeMail = (shop: MailShop, { code: digits, minutes }: MailData['register-code'], title: string, why: string): Draft => ({
  subject: `${digits} is your ${shop.name} code`,
  preheader: `${why} It is good for ${minutes} minutes.`,
  title,
  parts: [paragraph(why), code(digits), note(`The code is good for ${minutes} minutes and works once. We never ask for it on the phone or by mail.`), notYou]
})

export const registerCode = (data: MailData['register-code'], shop: MailShop): Draft =>
  codeMail(shop, data, 'Confirm your e-mail address', 'Enter this code to finish your registration.')

export const resetCode = (data: MailData['reset-code'], shop: MailShop): Draft => codeMail(shop, data, 'Set a new password', 'Enter this code to choose a new password.')

export const welcome = ({ name }: MailData['welcome'], shop: MailShop): Draft => ({
  subject: `Welcome to ${shop.name}`,
  preheader: 'Your account is ready.',
  title: `Welcome, ${unlinked(name)}`,
  parts: [
    paragraph('Your account is ready. Your designs, orders and addresses are kept in one place from now on.'),
    paragraph('Say something, choose what it goes on, and we print it.'),
    button(shop, 'Start designing', `${shop.url}/createdesign`)
  ]
})

export const alreadyRegistered = (_data: MailData['already-registered'], shop: MailShop): Draft => ({
  subject: `You already have an account at ${shop.name}`,
  preheader: 'No need to register again: just log in.',
  title: 'You already have an account',
  parts: [
    paragraph(`Somebody, probably you, tried to register at ${shop.name} with this address. You have an account already: just log in.`),
    button(shop, 'Log in', `${shop.url}/login`),
    linked('Forgotten the password?', 'Choose a new one', `${shop.url}/forgotpassword`),
    notYou
  ]
})

export const passwordChanged = (_data: MailData['password-changed'], shop: MailShop): Draft => ({
  subject: `Your password was changed at ${shop.name}`,
  preheader: 'Everybody who was signed in has been signed out.',
  title: 'Your password was changed',
  parts: [
    paragraph('A new password was set for your account, and everybody who was signed in to it has been signed out.'),
    linked('If this was not you,', 'set another password', `${shop.url}/forgotpassword`),
    paragraph(`Then write to ${shop.supportEmail}, and we look into it with you.`)
  ]
})

export const googleLinked = (_data: MailData['google-linked'], shop: MailShop): Draft => ({
  subject: `You can log in to ${shop.name} with Google now`,
  preheader: 'Your Google account was added to your account.',
  title: 'Google is a way in now',
  parts: [
    paragraph(`Somebody, probably you, continued with Google at ${shop.name}. Google has confirmed that this address is theirs, so the Google account opens the account you have here from now on.`),
    paragraph('Your password, if you have one, works as before.'),
    linked('If this was not you, change the password of your Google account, then', 'set a new one here', `${shop.url}/forgotpassword`),
    paragraph(`Then write to ${shop.supportEmail}, and we look into it with you.`)
  ]
})

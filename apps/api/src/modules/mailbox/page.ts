import { seenIn } from '@motif/mails/seen-in'
import { escapeHtml } from './escape.ts'
import type { MailboxMessage } from './service.ts'
import { style } from './style.ts'

/** Display options of the open mail. */
interface Look {
  form: 'html' | 'text'
  /** Absent: the mail follows the reader's own theme. */
  theme?: 'light' | 'dark' | undefined
}

interface Page {
  shop: string
  /** Newest first. */
  messages: readonly MailboxMessage[]
  to?: string | undefined
  /** Id of the open mail. */
  chosen?: number | undefined
  look: Look
}

/** An address of this page; default values are left out. */
function address(to: string | undefined, mail?: number, look?: Look): string {
  const query = new URLSearchParams()
  if (to) query.set('to', to)
  if (mail !== undefined) query.set('mail', String(mail))
  if (look?.form === 'text') query.set('form', 'text')
  if (look?.theme) query.set('theme', look.theme)
  return escapeHtml(query.size > 0 ? `/mailbox?${query}` : '/mailbox')
}

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC'
})

const moment = (date: string) =>
  `<time datetime="${escapeHtml(date)}">${escapeHtml(dayAndTime.format(new Date(date)))} UTC</time>`

const entry = (message: MailboxMessage, isOpen: boolean, { to, look }: Page) =>
  `<li><a href="${address(to, message.id, look)}"${isOpen ? ' aria-current="true"' : ''}><b dir="auto">${escapeHtml(message.subject)}</b><small>${escapeHtml(message.to)}</small><small>${moment(message.date)}</small></a></li>`

const choice = (label: string, href: string, isChosen: boolean) =>
  `<a href="${href}"${isChosen ? ' aria-current="true"' : ''}>${label}</a>`

function looks({ id }: MailboxMessage, { to, look }: Page): string {
  const form = (label: string, form: Look['form']) =>
    choice(label, address(to, id, { ...look, form }), look.form === form)
  const theme = (label: string, theme: Look['theme']) =>
    choice(label, address(to, id, { ...look, theme }), look.theme === theme)
  const themes =
    look.form === 'html'
      ? `<span role="group" aria-label="Theme">${theme('As here', undefined)}${theme('Light', 'light')}${theme('Dark', 'dark')}</span>`
      : ''
  return `<nav class="looks" aria-label="Look"><span role="group" aria-label="Form">${form('HTML', 'html')}${form('Text', 'text')}</span>${themes}</nav>`
}

/** A sandboxed frame for the mail: no scripts, no forms, no access to the page. Links open in a new tab. */
function frame({ subject, html }: MailboxMessage, { theme }: Look): string {
  const seen = theme ? seenIn(html, theme) : html
  return `<iframe sandbox="allow-popups" title="${escapeHtml(subject)}"${theme ? ` class="${theme}"` : ''} srcdoc="${escapeHtml(seen.replace('<head>', '<head><base target="_blank">'))}"></iframe>`
}

function opened(message: MailboxMessage, page: Page): string {
  const body =
    page.look.form === 'text'
      ? `<pre dir="auto" tabindex="0">${escapeHtml(message.text)}</pre>`
      : frame(message, page.look)
  const isChosen = message.id === page.chosen
  return `<article${isChosen ? ' class="chosen"' : ''}><header><a class="back" href="${address(page.to)}">All mails</a><h2 dir="auto">${escapeHtml(message.subject)}</h2><small>To ${escapeHtml(message.to)}, ${moment(message.date)}</small>${looks(message, page)}</header>${body}</article>`
}

/** A page to read mails. Its script only polls for new ones; without it, reload by hand. */
export function mailboxPage(page: Page): string {
  const { shop, messages, to, chosen } = page
  const open = messages.find(({ id }) => id === chosen) ?? messages[0]
  const list =
    open === undefined
      ? `<p class="none"><b>No mail yet</b>${to ? 'Nothing was sent to this address.' : 'Register or place an order, then look again.'}</p>`
      : `<nav class="mails" aria-label="Mails"><ol>${messages.map((message) => entry(message, message === open, page)).join('')}</ol></nav>${opened(open, page)}`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>Mailbox: ${escapeHtml(shop)}</title><style>${style}</style><script src="/mailbox.js" defer></script></head><body data-newest="${messages[0]?.id ?? 0}"><header><div class="wide"><div><h1>Mailbox</h1><p>Mails that ${escapeHtml(shop)} would have sent, newest first.</p></div><form action="/mailbox"><input type="email" name="to" aria-label="Recipient" placeholder="Everybody’s mail" value="${escapeHtml(to ?? '')}"><button>Show</button></form></div></header><p class="wide news" role="status"></p><main class="wide">${list}</main></body></html>`
}

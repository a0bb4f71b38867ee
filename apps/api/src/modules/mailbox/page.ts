import { escapeHtml } from '../notifications/escape.ts'
import type { MailboxMessage } from './service.ts'

interface Page {
  shop: string
  /** Newest first. */
  messages: readonly MailboxMessage[]
  to?: string | undefined
  /** Identifier of the mail that is open. */
  chosen?: number | undefined
}

const style = `
:root{color-scheme:light dark;--ink:#1c1b1a;--soft:#6f6b66;--page:#f5f3ef;--card:#fff;--line:#e4e2de;--accent:#b5301a}
@media(prefers-color-scheme:dark){:root{--ink:#f2efea;--soft:#a8a29a;--page:#161514;--card:#201f1d;--line:#36332f;--accent:#ff8a66}}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--page)}
header{padding:20px 24px;border-bottom:1px solid var(--line)}h1{margin:0;font-size:20px}header p{margin:4px 0 0;color:var(--soft)}
form{margin-top:12px;display:flex;gap:8px;flex-wrap:wrap}input{flex:1;min-width:0;max-width:320px}input,button{font:inherit;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:8px;background:var(--card);color:var(--ink)}
main{display:grid;grid-template-columns:minmax(260px,380px) 1fr;gap:24px;padding:24px;align-items:start}
ol{list-style:none;margin:0;padding:0}li a{display:block;padding:12px 16px;border-radius:8px;color:inherit;text-decoration:none;overflow-wrap:anywhere}li a:hover{background:var(--card)}li a[aria-current]{background:var(--card);box-shadow:inset 3px 0 var(--accent)}
a:focus-visible,input:focus-visible,button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
small{display:block;color:var(--soft)}article{background:var(--card);border:1px solid var(--line);border-radius:12px;overflow:hidden}article header{padding:16px 24px}h2{margin:0;font-size:18px;overflow-wrap:anywhere}iframe{display:block;width:100%;height:70vh;border:0;background:#f5f3ef}
@media(max-width:720px){main{grid-template-columns:1fr;padding:16px}article.chosen{order:-1}}`

const address = (to: string | undefined, mail?: number) => {
  const query = new URLSearchParams({ ...(to ? { to } : undefined), ...(mail === undefined ? undefined : { mail: String(mail) }) })
  return escapeHtml(query.size > 0 ? `/mailbox?${query}` : '/mailbox')
}

const moment = (date: string) => `<time datetime="${escapeHtml(date)}">${escapeHtml(date.slice(0, 16).replace('T', ' '))} UTC</time>`

const entry = (message: MailboxMessage, isOpen: boolean, to: string | undefined) =>
  `<li><a href="${address(to, message.id)}"${isOpen ? ' aria-current="true"' : ''}><b>${escapeHtml(message.subject)}</b><small>${escapeHtml(message.to)}</small><small>${moment(message.date)}</small></a></li>`

/** The mail stands in a frame that may do nothing: no script, no form, no address of ours. */
const opened = (message: MailboxMessage, isChosen: boolean) =>
  `<article${isChosen ? ' class="chosen"' : ''}><header><h2>${escapeHtml(message.subject)}</h2><small>To ${escapeHtml(message.to)}, ${moment(message.date)}</small></header><iframe sandbox="allow-popups" title="${escapeHtml(message.subject)}" srcdoc="${escapeHtml(message.html.replace('<head>', '<head><base target="_blank">'))}"></iframe></article>`

/** A page for reading mails; it needs no script. */
export function mailboxPage({ shop, messages, to, chosen }: Page): string {
  const open = messages.find(({ id }) => id === chosen) ?? messages[0]
  const list =
    open === undefined
      ? '<p>No mail yet. Register or place an order, then look again.</p>'
      : `<nav aria-label="Mails"><ol>${messages.map((message) => entry(message, message === open, to)).join('')}</ol></nav>${opened(open, open.id === chosen)}`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox: ${escapeHtml(shop)}</title><style>${style}</style></head><body><header><h1>Mailbox</h1><p>Mails that ${escapeHtml(shop)} would have sent, newest first.</p><form action="/mailbox"><input type="email" name="to" aria-label="Recipient" placeholder="Everybody" value="${escapeHtml(to ?? '')}"><button>Show</button></form></header><main>${list}</main></body></html>`
}

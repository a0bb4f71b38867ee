import { escapeHtml } from './escape.ts'
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
:root{color-scheme:light dark;--ink:#1c1b18;--soft:#5c5850;--page:#fbf9f4;--raised:#f3efe6;--line:#ddd6c8;--control:#8c857a;--accent:#c8371b}
@media(prefers-color-scheme:dark){:root{--ink:#f4f0e8;--soft:#b3aca0;--page:#161512;--raised:#211f1b;--line:#37332d;--control:#7a746a;--accent:#ff8a66}}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 'Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;color:var(--ink);background:var(--page)}
.wide{max-width:1360px;margin-inline:auto;padding-inline:16px}
body>header{border-bottom:1px solid var(--line)}body>header .wide{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:16px;padding-block:24px}
h1{margin:0;font-size:28px;line-height:1.1;letter-spacing:-.02em;font-weight:650}h1+p{margin:8px 0 0;color:var(--soft)}
form{display:flex;gap:8px;width:100%;max-width:400px}input{flex:1;min-width:0}input,button{font:inherit;min-height:44px;padding:8px 14px;border:1px solid var(--control);border-radius:6px;background:none;color:inherit}button{font-weight:600;cursor:pointer}button:hover{background:var(--raised)}::placeholder{color:var(--soft);opacity:1}
main{display:grid;grid-template-columns:minmax(0,1fr);gap:24px;padding-block:24px;align-items:start}
ol{list-style:none;margin:0;padding:0}li{border-bottom:1px solid var(--line)}li a{display:block;padding:14px 12px;color:inherit;text-decoration:none;overflow-wrap:anywhere}li a:hover,li a[aria-current]{background:var(--raised)}li a[aria-current]{box-shadow:inset 3px 0 var(--accent)}b{font-weight:600}
a:focus-visible,input:focus-visible,button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}li a:focus-visible{outline-offset:-2px}
small{display:block;color:var(--soft);font-size:14px;line-height:1.4;margin-top:2px;font-variant-numeric:tabular-nums}
article{border:1px solid var(--line);border-radius:12px;overflow:hidden;min-width:0}article header{padding:20px 24px;border-bottom:1px solid var(--line)}h2{margin:0;font-size:20px;line-height:1.25;letter-spacing:-.01em;font-weight:600;overflow-wrap:anywhere}
/* A mail brings its own paper: it looks the same by night, as in most programs for mail. */
iframe{display:block;width:100%;height:72vh;border:0;background:#f5f3ef;color-scheme:light}
.none{grid-column:1/-1;margin:0;padding:96px 0;text-align:center;color:var(--soft)}.none b{display:block;color:var(--ink);font-size:22px;letter-spacing:-.02em;margin-bottom:8px}
@media(min-width:48em){.wide{padding-inline:24px}main{grid-template-columns:minmax(240px,360px) minmax(0,1fr);gap:32px;padding-block:32px}form{width:auto;flex:0 1 360px}}
@media(min-width:80em){.wide{padding-inline:40px}}
@media(max-width:47.99em){article.chosen{order:-1}}`

const address = (to: string | undefined, mail?: number) => {
  const query = new URLSearchParams({ ...(to ? { to } : undefined), ...(mail === undefined ? undefined : { mail: String(mail) }) })
  return escapeHtml(query.size > 0 ? `/mailbox?${query}` : '/mailbox')
}

const dayAndTime = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })

const moment = (date: string) => `<time datetime="${escapeHtml(date)}">${escapeHtml(dayAndTime.format(new Date(date)))} UTC</time>`

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
      ? `<p class="none"><b>No mail yet</b>${to ? 'Nothing was sent to this address.' : 'Register or place an order, then look again.'}</p>`
      : `<nav aria-label="Mails"><ol>${messages.map((message) => entry(message, message === open, to)).join('')}</ol></nav>${opened(open, open.id === chosen)}`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>Mailbox: ${escapeHtml(shop)}</title><style>${style}</style></head><body><header><div class="wide"><div><h1>Mailbox</h1><p>Mails that ${escapeHtml(shop)} would have sent, newest first.</p></div><form action="/mailbox"><input type="email" name="to" aria-label="Recipient" placeholder="Everybody’s mail" value="${escapeHtml(to ?? '')}"><button>Show</button></form></div></header><main class="wide">${list}</main></body></html>`
}

import { escapeHtml } from './escape.ts'

export interface MailContent {
  title: string
  /** Plain sentences; escaped here. */
  paragraphs: readonly string[]
  /** The one thing to do next. `url` is ours, never a person's. */
  action?: { label: string; url: string }
  /** A one-time code, set large. */
  code?: string
  /** Rows of two or more cells, the last aligned to the right: lines of an order, totals. */
  table?: readonly (readonly string[])[]
  /** Sentences after table and action. */
  closing?: readonly string[]
  /** Name of the shop under the mail. */
  sender?: string
}

const cell = (text: string, isLast: boolean) =>
  `<td style="padding:8px 0;border-bottom:1px solid #e4e2de;text-align:${isLast ? 'right' : 'left'};vertical-align:top">${escapeHtml(text)}</td>`

const tableHtml = (rows: NonNullable<MailContent['table']>) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0;font-size:15px">${rows
    .map((row) => `<tr>${row.map((text, index) => cell(text, index === row.length - 1)).join('')}</tr>`)
    .join('')}</table>`

const paragraphHtml = (text: string) => `<p style="margin:0 0 16px;line-height:1.5">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

function bodyHtml(content: MailContent): string {
  return [
    ...content.paragraphs.map(paragraphHtml),
    content.code === undefined ? '' : `<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:8px">${escapeHtml(content.code)}</p>`,
    content.table === undefined ? '' : tableHtml(content.table),
    content.action === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(content.action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1c1b1a;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(content.action.label)}</a></p>`,
    ...(content.closing ?? []).map(paragraphHtml)
  ].join('')
}

function bodyText(content: MailContent): string {
  const parts = [
    content.title,
    ...content.paragraphs,
    ...(content.code === undefined ? [] : [content.code]),
    ...(content.table === undefined ? [] : [content.table.map((row) => row.join('  ')).join('\n')]),
    ...(content.action === undefined ? [] : [`${content.action.label}: ${content.action.url}`]),
    ...(content.closing ?? []),
    ...(content.sender === undefined ? [] : [`-- \n${content.sender}`])
  ]
  return `${parts.join('\n\n')}\n`
}

/** One mail in its two forms. Tables and inline styles, because that is what mail programs show alike. */
export function mailLayout(content: MailContent): { text: string; html: string } {
  const footer = content.sender === undefined ? '' : `<p style="margin:24px 0 0;color:#6f6b66;font-size:13px">${escapeHtml(content.sender)}</p>`
  return {
    text: bodyText(content),
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.title)}</title></head><body style="margin:0;padding:24px 12px;background:#f5f3ef;color:#1c1b1a;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px"><table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto"><tr><td style="padding:32px;background:#ffffff;border-radius:12px"><h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(content.title)}</h1>${bodyHtml(content)}</td></tr><tr><td style="padding:0 32px">${footer}</td></tr></table></body></html>`
  }
}

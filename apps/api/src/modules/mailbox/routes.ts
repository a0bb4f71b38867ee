import { z } from 'zod'
import { parseInput } from '../../platform/input.ts'
import type { Module } from '../../platform/module.ts'
import { forgetDeliveries } from './deliver-once.ts'
import { mailboxPage } from './page.ts'
import { script } from './script.ts'
import { mailboxList, newestMail } from './service.ts'

const recipientQuery = z.object({
  to: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\p{Cc}]*$/u, 'no control characters')
    .transform((to) => to || undefined)
    .optional()
})
const pageQuery = recipientQuery.extend({
  mail: z.coerce.number().int().optional(),
  form: z.enum(['html', 'text']).default('html'),
  theme: z.enum(['light', 'dark']).optional()
})

/** Shows the mails of a trial shop. A shop with a mail server, or in production, has no such page. */
export const mailboxModule: Module = (app, platform) => {
  const { config, db, jobs, shop } = platform
  jobs.every('mail.forget-deliveries', '53 3 * * *', async () => void (await forgetDeliveries(platform)))
  if (config.smtpUrl !== undefined || config.isProduction) return
  // Images in a mail use the public URL, which may differ from the address of this page.
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    `img-src 'self' ${new URL(config.publicUrl).origin}`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'self'",
    "frame-ancestors 'none'"
  ].join('; ')
  app.get('/mailbox.json', async (request, reply) => {
    const { to } = parseInput(recipientQuery, request.query)
    const messages = await mailboxList(db, to)
    return reply
      .header('cache-control', 'no-store')
      .send(
        messages.map(({ to: recipient, subject, text, html, date }) => ({ to: recipient, subject, text, html, date }))
      )
  })
  app.get('/mailbox', async (request, reply) => {
    const { to, mail, form, theme } = parseInput(pageQuery, request.query)
    const messages = await mailboxList(db, to)
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(mailboxPage({ shop: shop.name, messages, to, chosen: mail, look: { form, theme } }))
  })
  app.get('/mailbox/newest', { config: { isQuiet: true } }, async (request, reply) => {
    const { to } = parseInput(recipientQuery, request.query)
    return reply.header('cache-control', 'no-store').send({ id: await newestMail(db, to) })
  })
  app.get('/mailbox.js', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script)
  )
}

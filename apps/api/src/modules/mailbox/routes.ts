import { z } from 'zod'
import { parseInput } from '../../platform/input.ts'
import type { Module } from '../../platform/module.ts'
import { mailboxPage } from './page.ts'
import { mailboxList } from './service.ts'

const listQuery = z.object({ to: z.string().trim().max(254).regex(/^[^\p{Cc}]*$/u, 'no control characters').optional(), mail: z.coerce.number().int().optional() })

/** Where people trying the shop out read its mails. A shop with a mail server, or in production, has no such page. */
export const mailbox: Module = (app, { config, db, shop }) => {
  if (config.smtpUrl !== undefined || config.isProduction) return
  app.get('/mailbox.json', async (request, reply) => {
    const { to } = parseInput(listQuery, request.query)
    const messages = await mailboxList(db, to)
    return reply.header('cache-control', 'no-store').send(messages.map(({ to: recipient, subject, text, html, date }) => ({ to: recipient, subject, text, html, date })))
  })
  app.get('/mailbox', async (request, reply) => {
    const { to, mail } = parseInput(listQuery, request.query)
    const messages = await mailboxList(db, to)
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(mailboxPage({ shop: shop.name, messages, to, chosen: mail }))
  })
}

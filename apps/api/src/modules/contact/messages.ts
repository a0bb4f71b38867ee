import type { ContactMessage } from '@motif/contract'
import { desc } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { contactMessages } from './tables.ts'

export async function listMessages(
  { db }: Platform,
  { page, pageSize }: { page: number; pageSize: number }
): Promise<{ items: ContactMessage[]; total: number; page: number; pageSize: number }> {
  const rows = await db
    .select()
    .from(contactMessages)
    .orderBy(desc(contactMessages.receivedAt), desc(contactMessages.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const items = rows.map(({ id, name, email, topic, message, receivedAt }) => ({
    id,
    name,
    email,
    topic,
    message,
    receivedAt: receivedAt.toISOString()
  }))
  return { items, total: await db.$count(contactMessages), page, pageSize }
}

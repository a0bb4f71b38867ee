import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { type PaymentProvider, ProviderRefused, ProviderUnreachable } from './provider.ts'
import { currentProvider, providerNamed } from './providers.ts'
import { paymentCustomers } from './tables.ts'

/** The provider's id of a customer, if it stores cards and knows them. */
export async function customerOf(
  tx: Pick<Transaction, 'select'>,
  provider: PaymentProvider['name'],
  personId: string
): Promise<string | null> {
  if (provider !== 'stripe') return null
  const [known] = await tx
    .select({ reference: paymentCustomers.reference })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, personId))
  return known?.reference ?? null
}

/**
 * Opens a session in which the provider's form shows a person's saved cards. The server decides whose they are, never the browser. Null if
 * unavailable: then a card is typed.
 */
export async function openCardSession(platform: Platform, person: Person): Promise<string | null> {
  if (!platform.shop.payments.keepsCards) return null
  const name = currentProvider(platform)
  const { cards } = providerNamed(platform, name)
  if (!cards) return null
  let customer: string | null = null
  try {
    customer = (await customerOf(platform.db, name, person.id)) ?? (await makeKnown(platform, person, name, cards))
    return await cards.openSession(customer)
  } catch (error) {
    if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefused)) throw error
    platform.log.warn({ err: error }, 'the payment provider did not show kept cards')
    // A customer the provider no longer knows is created anew the next time.
    if (error instanceof ProviderRefused && customer !== null)
      await platform.db
        .delete(paymentCustomers)
        .where(and(eq(paymentCustomers.userId, person.id), eq(paymentCustomers.reference, customer)))
    return null
  }
}

async function makeKnown(
  { db, clock }: Platform,
  { id, email }: Person,
  name: PaymentProvider['name'],
  cards: NonNullable<PaymentProvider['cards']>
): Promise<string> {
  const reference = await cards.createCustomer({ personId: id, email, idempotencyKey: `customer-${id}` })
  await db.insert(paymentCustomers).values({ userId: id, reference, createdAt: clock.now() }).onConflictDoNothing()
  return (await customerOf(db, name, id)) ?? reference
}

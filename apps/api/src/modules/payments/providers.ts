import type { PaymentSetup } from '@motif/contract'
import type { Platform } from '../../platform/platform.ts'
import { manualProvider } from './manual-provider.ts'
import type { PaymentProvider } from './provider.ts'
import { stripeProvider } from './stripe-provider.ts'
import { testProvider } from './test-provider.ts'

type ProviderName = PaymentProvider['name']

/** The provider for new payments. */
export const currentProvider = ({ config }: Pick<Platform, 'config'>): Exclude<ProviderName, 'manual'> =>
  config.stripe ? 'stripe' : 'test'

/** The provider of an existing payment, which may differ from the current one. Throws if its keys are missing. */
export function providerNamed(platform: Platform, name: ProviderName): PaymentProvider {
  if (name === 'test') return testProvider(platform)
  if (name === 'manual') return manualProvider
  if (!platform.config.stripe) throw new Error('A payment was begun with Stripe, and Stripe is not set up any more')
  return stripeProvider(platform, platform.config.stripe)
}

/** The smallest amount that may remain beside gift cards, in minor units. */
export const minimumPayment = (platform: Platform): number =>
  providerNamed(platform, currentProvider(platform)).least(platform.shop.currency.code)

/** What a browser needs to know before a payment exists. */
export const paymentSetup = ({ config, shop }: Pick<Platform, 'config' | 'shop'>): PaymentSetup => ({
  provider: currentProvider({ config }),
  publishableKey: config.stripe?.publishableKey ?? null,
  ...(!shop.payments.hasWallets && { hasWallets: false })
})

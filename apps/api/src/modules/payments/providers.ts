import type { PaymentSetup } from '@motif/contract'
import type { Platform } from '../../platform/platform.ts'
import { manualProvider } from './manual-provider.ts'
import type { PaymentProvider } from './provider.ts'
import { stripeProvider } from './stripe-provider.ts'
import { testProvider } from './test-provider.ts'

type ProviderName = PaymentProvider['name']

/** Who takes this shop's new payments. */
export const currentProvider = ({ config }: Pick<Platform, 'config'>): Exclude<ProviderName, 'manual'> =>
  config.stripe ? 'stripe' : 'test'

/** The provider a payment was begun with; the shop may have gone over to another since. Throws where its keys are gone. */
export function providerNamed(platform: Platform, name: ProviderName): PaymentProvider {
  if (name === 'test') return testProvider(platform)
  if (name === 'manual') return manualProvider
  if (!platform.config.stripe) throw new Error('A payment was begun with Stripe, and Stripe is not set up any more')
  return stripeProvider(platform, platform.config.stripe)
}

/** The smallest amount that can be left to pay beside gift cards, in minor units. */
export const minimumPayment = (platform: Platform): number =>
  providerNamed(platform, currentProvider(platform)).least(platform.shop.currency.code)

/** What a browser needs to know before there is anything to pay. */
export const paymentSetup = ({ config, shop }: Pick<Platform, 'config' | 'shop'>): PaymentSetup => ({
  provider: currentProvider({ config }),
  publishableKey: config.stripe?.publishableKey ?? null,
  ...(!shop.payments.hasWallets && { hasWallets: false })
})

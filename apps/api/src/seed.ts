import { demoCatalogue } from './demo/catalogue.ts'
import { type ShownAccount, ensureDemoAccounts } from './modules/accounts/index.ts'
import { seedCatalogue } from './modules/catalogue/index.ts'
import { seedCoupons } from './modules/coupons/index.ts'
import type { Platform } from './platform/platform.ts'

export interface Seeded {
  accounts: readonly ShownAccount[]
}

/** Fills a demonstration shop; where it is filled already nothing changes. */
export async function seed(platform: Platform): Promise<Seeded> {
  if (platform.config.demo) {
    await seedCoupons(platform)
    await seedCatalogue(platform, demoCatalogue)
  }
  return { accounts: await ensureDemoAccounts(platform) }
}

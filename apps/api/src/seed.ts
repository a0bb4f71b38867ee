import { demoGoods } from './demo/goods.ts'
import { type ShownAccount, ensureDemoAccounts } from './modules/accounts/demo-accounts.ts'
import { seedGoods } from './modules/catalogue/seed.ts'
import type { Platform } from './platform/platform.ts'

export interface Seeded {
  accounts: readonly ShownAccount[]
}

/** Fills a demonstration shop; where it is filled already nothing changes. */
export async function seed(platform: Platform): Promise<Seeded> {
  if (!platform.config.demo) return { accounts: [] }
  await seedGoods(platform, demoGoods)
  return { accounts: await ensureDemoAccounts(platform) }
}

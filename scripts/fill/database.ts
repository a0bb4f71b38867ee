import { Client } from 'pg'
import { demoCatalogue } from '../../apps/api/src/demo/catalogue.ts'
import { seedCatalogue } from '../../apps/api/src/modules/catalogue/index.ts'
import type { Config } from '../../apps/api/src/platform/config.ts'
import { openShop } from '../open-shop.ts'

export interface ShopDatabase {
  client: Client
  close(): Promise<void>
}

/** Opens and migrates the configured database, and seeds the demo products if the shop would. */
export async function openShopDatabase(config: Config): Promise<ShopDatabase> {
  const shop = await openShop(config)
  try {
    if (config.demo) await seedCatalogue(shop.platform, demoCatalogue)
    const client = new Client(shop.connection)
    await client.connect()
    return { client, close: () => client.end().then(() => shop.close()) }
  } catch (error) {
    await shop.close()
    throw error
  }
}

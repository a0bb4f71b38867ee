import type { Call } from '@motif/contract/client'
import { type HeroProduct, heroProductOf } from '@motif/ui/screens/home'
import shop from '../../../../shop.config.ts'

export const heroKey = 'hero'

/** The goods of the hero; one that is not in the catalogue is left out. */
export async function loadHero(call: Call): Promise<HeroProduct[]> {
  const answers = await Promise.allSettled(shop.heroProducts.map((slug) => call('GET /api/v1/products/{slug}', { params: { slug } })))
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? (heroProductOf(answer.value.data) ?? []) : []))
}

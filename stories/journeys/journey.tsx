import { MemoryRouter } from 'react-router'
import { expect, userEvent, within } from 'storybook/test'
import { App } from '../../apps/shop/src/app.tsx'
import { routesFor } from '../../apps/shop/src/routes.ts'
import { Shop } from '../../apps/shop/src/shell/shop.tsx'
import { ModelShop } from '../fixtures/model-shop.ts'
import { offerDemo } from './demo.ts'
import { beginPage, isWishlistRead } from './fresh-page.ts'
import { faultsOfNetwork, openNetwork } from './network.ts'
import type { Beginning, Stop, Visitor } from './stop.ts'

const answersOfPage = {}
let beginning: Pick<Beginning, 'at' | 'isStaff'> = { at: '' }

/** The shop with its actual routes; an in-memory router keeps Storybook's URL. */
const RealShop = () => (
  <App answers={answersOfPage}>
    <MemoryRouter initialEntries={[beginning.at]}>
      <Shop isAdmin={beginning.isStaff === true} />
    </MemoryRouter>
  </App>
)

/** Lazy loading of screens is tested in `e2e`. */
const loadScreens = () => Promise.all(routesFor({ isAdmin: true }).map(({ code }) => code.load()))

/** Prepares the shop's and the page's state before a story. */
const beginAt =
  ({ begin }: Stop) =>
  async () => {
    const shop = new ModelShop()
    const begun = begin(shop)
    const close = await openNetwork(shop)
    beginPage(begun)
    beginning = begun
    await loadScreens()
    return close
  }

const visitor = (): Visitor => ({ page: within(document.body), user: userEvent })

const obeysContract = async () => {
  await isWishlistRead()
  await expect(faultsOfNetwork(), 'calls and answers are what the contract says').toEqual([])
}

/** A story of one stop. Storybook's toolbar can play the journey onwards from it. */
export function stopOf<Name extends string>(stops: Readonly<Record<Name, Stop>>, name: NoInfer<Name>) {
  const all = Object.entries<Stop>(stops)
  const onwards = all.slice(all.findIndex(([other]) => other === name))
  const stop = stops[name]
  const begin = beginAt(stop)
  return {
    beforeEach: async () => {
      const close = await begin()
      const withdraw = offerDemo(onwards)
      return () => {
        withdraw()
        close()
      }
    },
    play: async () => {
      const who = visitor()
      await stop.reach?.(who)
      await stop.isSeen(who)
      await obeysContract()
    }
  }
}

/** A story through all stops, from the first one's start. */
export function wholeOf(stops: Readonly<Record<string, Stop>>) {
  const all = Object.values(stops)
  return {
    beforeEach: beginAt(all[0]!),
    play: async () => {
      const who = visitor()
      for (const stop of all) {
        await stop.isSeen(who)
        await stop.goOn?.(who)
      }
      await obeysContract()
    }
  }
}

/** Common properties of a journey's stories. */
export const ofJourney = { component: RealShop }

import { m } from '@motif/messages'
import { within } from 'storybook/test'
import type { Stop, Visitor } from './stop.ts'

const members = [
  { name: 'Ada', number: '7', size: 'M' },
  { name: 'Grace', number: '10', size: 'L' },
  { name: 'وليد', number: '11', size: 'S' }
]

const atTool = () => ({ at: '/designertool?product=everyday-tee&colour=paper-white' })

/** In the current language. */
const teamButton = () => ({ name: m.editor_team_title() })

const openTeam = async ({ page, user }: Visitor) => user.click(await page.findByRole('button', teamButton()))

const panelOf = async ({ page }: Visitor) => within(await page.findByRole('region', { name: m.editor_team_title() }))

const listTeam = async (who: Visitor) => {
  const panel = await panelOf(who)
  await who.user.click(await panel.findByRole('button', { name: m.editor_team_insert() }))
  await who.user.click(panel.getByText(m.editor_team_paste()))
  await who.user.type(
    panel.getByRole('textbox', { name: m.editor_team_paste_label() }),
    members.map(({ name, number, size }) => `${name}, ${number}, ${size}`).join('\n')
  )
  await who.user.click(panel.getByRole('button', { name: m.editor_team_paste_add() }))
}

const openTeamAndList = async (who: Visitor) => {
  await openTeam(who)
  await listTeam(who)
}

export const stops = {
  Tool: { begin: atTool, isSeen: ({ page }) => page.findByRole('button', teamButton()), goOn: openTeam },
  Team: { begin: atTool, reach: openTeam, isSeen: panelOf, goOn: listTeam },
  Listed: {
    begin: atTool,
    reach: openTeamAndList,
    isSeen: async (who) =>
      (await panelOf(who)).findByText(m.editor_team_count({ people: members.length, pieces: members.length })),
    goOn: async (who) => {
      await who.user.click((await panelOf(who)).getByRole('button', { name: m.editor_team_buy() }))
      await who.user.click(await who.page.findByRole('button', { name: m.cart_open() }))
    }
  },
  Cart: {
    begin: (shop) => {
      const { id } = shop.openCart()
      const cart = shop.addBatch(id, {
        designs: members.map(({ name, number }) => ({ member: `${name} ${number}` })),
        lines: members.map(({ size }, design) => ({
          variantId: `tee-paper-white-${size.toLowerCase()}`,
          quantity: 1,
          design
        }))
      })!
      return { at: '/cart', device: { cart: JSON.stringify({ id, count: cart.count }) } }
    },
    isSeen: async ({ page }) => {
      for (const { name, number } of members) await page.findByText(`${name} ${number}`, { exact: false })
    }
  }
} satisfies Record<string, Stop>
